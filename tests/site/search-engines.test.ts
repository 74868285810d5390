import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, siteFolder } from "#tests/site/built-pages.ts";

const origin = (process.env.SITE_ORIGIN || "http://localhost:3000").replace(/\/+$/, "");

const notListed = ["/shortlist", "/compare", "/offline"];

test("the sitemap lists every page once, except pages that repeat another that a visitor fills, and the one without a network", () => {
  const sitemap = readFileSync(join(siteFolder, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const repeats = new Set(
    catalogue()
      .details.filter(({ path, canonicalPath }) => path !== canonicalPath)
      .map(({ path }) => path),
  );
  const expected = builtPages().flatMap(({ path }) =>
    repeats.has(path) || notListed.includes(path) ? [] : [`${origin}${path}`],
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(listed).toHaveLength(builtPages().length - repeats.size - notListed.length);
});

test("robots.txt allows all crawlers and names the sitemap", () => {
  const robots = readFileSync(join(siteFolder, "robots.txt"), "utf8");
  expect(robots).toContain("User-agent: *\nAllow: /\n");
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});
