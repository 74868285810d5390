import { expect, test } from "vitest";
import type { HTMLElement } from "node-html-parser";
import { catalogue } from "#content/catalogue.ts";
import { isHindi } from "#content/page-registry.ts";
import { builtPages, notFoundPage, textsOf } from "./built-pages.ts";

const { categories, details } = catalogue();

/** The names of the links in the footer of a page. */
function footerEntriesFor(path: string): string[] {
  const content = isHindi(path) ? catalogue().inHindi() : catalogue();
  return [
    ...Object.values(content.pages).flatMap(({ footerLabel }) => footerLabel ?? []),
    ...content.categories.map(({ menuLabel }) => menuLabel),
  ];
}

test("every page has one title, one main part and links to every part of the site", () => {
  for (const { path, root } of [...builtPages(), notFoundPage()]) {
    expect(textsOf(root, "h1"), path).toHaveLength(1);
    expect(root.querySelectorAll("main"), path).toHaveLength(1);
    expect(textsOf(root, "footer.site-footer nav a"), path).toEqual(expect.arrayContaining(footerEntriesFor(path)));
  }
});

/** The addresses of the links in a part of a page. */
function addressesIn(root: HTMLElement, part: string): (string | undefined)[] {
  return root.querySelectorAll(`${part} a`).map((link) => link.getAttribute("href"));
}

test("every page links to the whole catalogue in both menus and the footer", () => {
  for (const { path, root } of [...builtPages(), notFoundPage()]) {
    for (const part of ["#menu .site-menu__categories", "#menu .site-menu__foot", "footer.site-footer"]) {
      expect(addressesIn(root, part), `${path} ${part}`).toContain("/product");
    }
  }
});

test("the breadcrumb of a product links to the whole catalogue, and then to the product's category", () => {
  const pages = new Map(builtPages().map(({ path, root }) => [path, root]));
  for (const { path, category } of details) {
    expect(addressesIn(pages.get(path)!, 'nav[aria-label="Breadcrumb"]'), path).toEqual([
      "/",
      "/product",
      `/${category}`,
    ]);
  }
});

test("the home page links to the whole catalogue, and a category with several products to its filters", () => {
  const pages = new Map(builtPages().map(({ path, root }) => [path, root]));
  expect(addressesIn(pages.get("/")!, "main")).toContain("/product");
  for (const { id, path, cards } of categories) {
    const leads = addressesIn(pages.get(path)!, ".page-head").includes(`/product?category=${id}#catalogue`);
    expect(leads, path).toBe(cards.length > 1);
  }
});
