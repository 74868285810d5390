import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, notFoundPage, siteFiles, type BuiltPage, type HtmlTag } from "#tests/site/built-pages.ts";

const all = [...builtPages(), notFoundPage()];
const pages = new Map(all.map((page) => [page.path, page]));
const files = siteFiles();

test("every internal link leads to a page or a file, and every fragment to a place on it", () => {
  const broken = all.flatMap((page) =>
    linksOf(page)
      .filter((link) => !resolves(page, link))
      .map((link) => `${page.path} → ${link}`),
  );
  expect(broken).toEqual([]);
});

test("every script, picture and font that a page asks for exists", () => {
  const missing = all.flatMap((page) => {
    const addresses = page.tags.flatMap(filesAskedFor).filter((address) => address.startsWith("/"));
    return addresses.filter((address) => !files.has(address)).map((address) => `${page.path} → ${address}`);
  });
  expect(missing).toEqual([]);
});

test("no page loads anything from another site, except the map on the home pages", () => {
  const map = catalogue().company.map.frameAddress.value;
  const foreign = all.flatMap((page) =>
    page.tags
      .flatMap(filesAskedFor)
      .filter((address) => /^(?:\w+:)?\/\//.test(address))
      .map((address) => `${page.path} → ${address}`),
  );
  expect(foreign).toEqual([`/ → ${map}`, `/hi → ${map}`]);
});

test("every script file but the service worker is below /static/js, or below /static/data if an earlier version kept data in scripts", () => {
  const scripts = [...files].filter((file) => /\.m?js$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => !/^\/static\/(?:js|data)\//.test(file))).toEqual(["/sw.js"]);
});

function linksOf({ tags }: BuiltPage): string[] {
  return tags
    .flatMap(({ name, attributes: { href, action } }) =>
      name === "a" || name === "form" ? [href ?? action ?? ""] : [],
    )
    .filter((address) => /^(?:\/(?!\/)|#|\?|$)/.test(address));
}

function resolves(page: BuiltPage, link: string): boolean {
  const { pathname, hash } = new URL(link, `http://site${page.path}`);
  const path = decodeURIComponent(pathname);
  if (files.has(path)) return true;
  const target = pages.get(path);
  return target !== undefined && (hash === "" || target.tags.some(({ attributes }) => attributes.id === hash.slice(1)));
}

const askingLinks = new Set(["stylesheet", "icon", "apple-touch-icon", "preload", "modulepreload", "manifest"]);

function filesAskedFor({ name, attributes }: HtmlTag): string[] {
  if (name === "link") return askingLinks.has(attributes.rel ?? "") && attributes.href ? [attributes.href] : [];
  const candidates = (attributes.srcset ?? "").split(/,\s+/).map((candidate) => candidate.split(" ")[0] ?? "");
  return [attributes.src ?? "", ...candidates].filter((address) => address !== "" && !address.startsWith("data:"));
}
