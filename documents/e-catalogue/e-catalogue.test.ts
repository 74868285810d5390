import { beforeAll, describe, expect, test } from "vitest";
import { loadCatalogue } from "#content/catalogue.ts";
import { readFonts } from "./fonts.ts";
import { readPdf, type ReadPdf } from "../testing/read-pdf.ts";
import { makeECatalogue } from "./e-catalogue.ts";

const content = loadCatalogue();
const words = (text: string) => text.replaceAll(/\s+/g, " ").trim();

// A drawing takes a second, and much longer while everything else is tested.
const timeoutMs = 60_000;

let pdf: Buffer;
let read: ReadPdf;
let pages: string[];

beforeAll(async () => {
  pdf = await makeECatalogue(content, await readFonts(process.cwd()));
  read = readPdf(pdf);
  pages = read.pages.map(words);
}, timeoutMs);

describe("the e-catalogue", () => {
  test("has every product's name and every figure as printed on the site", () => {
    const everything = pages.join(" ");
    for (const { name, specifications, warranty, colours, patterns } of content.products) {
      expect(everything).toContain(words(name));
      const figures = specifications.flatMap((card) => card.figures.flatMap(({ printed }) => printed));
      for (const figure of figures) expect(everything, name).toContain(words(figure));
      if (warranty) expect(everything, name).toContain(`Warranty ${warranty.printed.join(" ")}`);
      for (const swatch of colours?.swatches ?? []) expect(everything, name).toContain(swatch.name);
      for (const pattern of patterns?.items ?? []) expect(everything, name).toContain(pattern.name);
    }
  });

  test("keeps a product's figures together on the page of its name", () => {
    const apart = content.products.filter(({ name, specifications }) => {
      const figures = specifications.flatMap((card) => card.figures.flatMap(({ printed }) => printed));
      return !pages.some((page) => [name, ...figures].every((text) => page.includes(words(text))));
    });
    expect(apart.map(({ name }) => name)).toEqual([]);
  });

  test("sets no character that its fonts lack", () => {
    for (const page of pages) expect(page).not.toMatch(/[\uFFFD\0]/);
  });

  test("prints in its contents the page on which each entry stands", () => {
    const contents = `${pages[1]} ${pages[2]}`;
    for (const category of content.categories) {
      for (const { title, product } of category.cards) {
        const [, after = ""] = contents.split(`${words(title)} `);
        expect(pages[Number.parseInt(after, 10) - 1], title).toContain(words(product.name));
      }
    }
  });

  test("numbers every page but the cover", () => {
    expect(pages[0]).not.toMatch(/\b1$/);
    for (const [index, page] of pages.entries()) if (index > 0) expect(page).toMatch(new RegExp(`\\b${index + 1}\\b`));
  });

  test("names its title and language, and lists every category and product in its outline", () => {
    const dictionaries = read.objects.map(({ dictionary }) => dictionary).join("\n");
    const missing = [
      `(${content.company.name.value} e-catalogue)`,
      "/Lang (en-IN)",
      "/Marked true",
      ...content.categories.map(({ title }) => `/Title (${title})`),
      ...content.products.map(({ name }) => `/Title (${name})`),
    ].filter((entry) => !dictionaries.includes(entry));
    expect(missing).toEqual([]);
  });

  test(
    "is the same to the byte when it is made again",
    async () => {
      const again = await makeECatalogue(content, await readFonts(process.cwd()));
      expect(again.equals(pdf)).toBe(true);
    },
    timeoutMs,
  );
});
