import { expect, test } from "vitest";
import { catalogue } from "#content/catalogue.ts";
import { builtPages, notFoundPage, textsOf } from "./built-pages.ts";

const { categories, pages: content } = catalogue();
const footerEntries = [
  ...Object.values(content).flatMap(({ footerLabel }) => footerLabel ?? []),
  ...categories.map(({ menuLabel }) => menuLabel),
];

test("every page has one title, one main part and a way to every part of the site", () => {
  for (const { path, root } of [...builtPages(), notFoundPage()]) {
    expect(textsOf(root, "h1"), path).toHaveLength(1);
    expect(root.querySelectorAll("main"), path).toHaveLength(1);
    expect(textsOf(root, "footer.site-footer nav a"), path).toEqual(expect.arrayContaining(footerEntries));
  }
});
