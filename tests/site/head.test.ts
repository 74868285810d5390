import { describe, expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, metaOf, notFoundPage, siteFiles, textOf } from "#tests/site/built-pages.ts";

const origin = (process.env.SITE_ORIGIN || "http://localhost:3000").replace(/\/+$/, "");
const content = catalogue();
const pages = builtPages();

describe("the head of every page", () => {
  test("has a unique title that contains the company's name", () => {
    const titles = [...pages, notFoundPage()].map((page) => textOf(page, "title"));
    expect(repeated(titles)).toEqual([]);
    expect(titles.filter((title) => !/\S \| \S/.test(title) || !title.endsWith(content.company.name.value))).toEqual(
      [],
    );
  });

  test("has a unique description", () => {
    const descriptions = pages.map((page) => metaOf(page, "description") ?? "");
    expect(repeated(descriptions)).toEqual([]);
    expect(descriptions.filter((description) => description.length < 40)).toEqual([]);
  });

  test("has its canonical address: its own, or that of the wall panel's page that it reuses", () => {
    const reused = new Map(content.details.map(({ path, canonicalPath }) => [path, canonicalPath]));
    for (const { path, tags } of pages) {
      const links = tags.filter(({ name, attributes }) => name === "link" && attributes.rel === "canonical");
      const canonicalPath = reused.get(path) ?? path;
      expect(links.map(({ attributes }) => attributes.href)).toEqual([`${origin}${canonicalPath}`]);
    }
  });

  test("has metadata for sharing: title, description, address, and an existing picture", () => {
    const files = siteFiles();
    for (const page of pages) {
      const canonical = page.tags.find(({ attributes }) => attributes.rel === "canonical")?.attributes.href;
      expect(metaOf(page, "og:title"), page.path).toBeTruthy();
      expect(metaOf(page, "og:description")).toBe(metaOf(page, "description"));
      expect(metaOf(page, "og:url")).toBe(canonical);
      expect(metaOf(page, "og:site_name")).toBe(content.company.name.value);
      expect(metaOf(page, "og:image:alt"), page.path).toBeTruthy();
      const picture = metaOf(page, "og:image") ?? "";
      expect(picture.startsWith(`${origin}/`), page.path).toBe(true);
      expect(files, page.path).toContain(picture.slice(origin.length));
    }
  });

  test("is not indexed while there are samples, and never on pages that a visitor fills or that need no network", () => {
    const asking = pages.filter((page) => metaOf(page, "robots")?.includes("noindex"));
    const expected = content.samples.any
      ? pages
      : pages.filter(({ path }) => ["/shortlist", "/compare", "/offline"].includes(path));
    expect(asking.map(({ path }) => path)).toEqual(expected.map(({ path }) => path));
    expect(metaOf(notFoundPage(), "robots")).toContain("noindex");
  });
});

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
