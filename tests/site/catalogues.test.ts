import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { catalogue, type Card, type Category } from "#content/catalogue.ts";
import { emptyBands } from "#documents/testing/empty-bands.ts";
import { siteFiles, siteFolder, singleSpaced } from "./built-pages.ts";
import { readDocument } from "./pdf-reader.ts";

const { categories, company, glossary, products } = catalogue();
const files = siteFiles();
const address = `/${company.catalogueFile.fileName}`;
const book = await readDocument(siteFolder + address);
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");
const printed = book.pages.map(withoutSpaces);
/** A product of another category uses the title of its card. */
const titleOf = ({ title, product }: Card, { id }: Category) => (product.category === id ? product.name : title);
const ownProducts = ({ id, cards }: Category) => cards.filter(({ product }) => product.category === id);

describe("the e-catalogue", () => {
  test("is at most 15 MB", () => {
    expect(book.bytes).toBeLessThanOrEqual(15_000_000);
  });

  test.each(products.map((product) => ({ path: product.path, product })))(
    "has every figure, finish and pattern of $path on the page with its name",
    ({ product }) => {
      const figures = product.specifications.flatMap(({ figures: each }) => each).filter(({ key }) => key !== "nrc");
      const expected = [
        product.name,
        ...(product.nrc ? [product.nrc.printed] : []),
        ...figures.map(({ label, printed: lines }) => label + lines.join("")),
        ...(product.warranty ? [product.warranty.label + product.warranty.printed.join("")] : []),
        ...(product.colours?.swatches ?? []).map(({ name }) => name),
        ...(product.patterns?.items ?? []).map(({ name }) => name),
      ].map(withoutSpaces);
      const best = printed.map((page) => expected.filter((text) => !page.includes(text)));
      expect(best).toContainEqual([]);
    },
  );

  test("lists the page number of each product in its contents, as a link", () => {
    const contents = book.pages[1] ?? "";
    for (const category of categories) {
      for (const card of category.cards) {
        const { product } = card;
        const title = titleOf(card, category);
        const [, after = ""] = contents.split(`${singleSpaced(title)} `);
        expect(book.pages[Number.parseInt(after, 10) - 1], title).toContain(singleSpaced(product.name));
      }
    }
    expect(book.innerLinks).toBeGreaterThanOrEqual(categories.flatMap(({ cards }) => cards).length);
  });

  test("lists contents, categories, products, glossary and contact in its outline", () => {
    const expected = categories.flatMap((category) => [
      category.title,
      ...ownProducts(category).map(({ product }) => product.name),
    ]);
    expect(book.outline).toEqual(["Contents", ...expected, "Glossary", "Contact"]);
  });

  test("explains every term of the glossary, and gives the contact details", () => {
    const everything = printed.join("");
    for (const { term, definition } of glossary) {
      expect(everything).toContain(withoutSpaces(term));
      expect(everything).toContain(withoutSpaces(definition));
    }
    for (const { value } of [...company.phones, ...company.emails]) expect(everything).toContain(withoutSpaces(value));
  });

  test("has a title, a language, and tags for assistive technology", () => {
    expect(book.title).toBe(`${company.name.value} e-catalogue`);
    expect(book.language).toBe("en-IN");
    expect(book.tagged).toBe(true);
  });
});

describe.each(categories.map((category) => ({ id: category.id, category })))(
  "the catalogue of $id",
  async ({ id, category }) => {
    const path = `/documents/${id}-catalogue.pdf`;
    const read = await readDocument(siteFolder + path);

    test("is small enough for a chat, and has every product in the category", () => {
      expect(read.bytes).toBeLessThanOrEqual(4_000_000);
      const everything = read.pages.join(" ");
      for (const card of category.cards) expect(everything).toContain(singleSpaced(titleOf(card, category)));
    });
  },
);

test.each([address, ...categories.map(({ id }) => `/documents/${id}-catalogue.pdf`)])(
  "%s leaves no large part of a page empty",
  async (path) => {
    const bands = await emptyBands(readFileSync(siteFolder + path));
    expect(Math.max(...bands)).toBeLessThan(0.25);
  },
);

test("every line of the outlines and every link within the catalogues leads to one of their pages", async () => {
  const rest = await Promise.all(
    categories.map(({ id }) => readDocument(`${siteFolder}/documents/${id}-catalogue.pdf`)),
  );
  expect([book, ...rest].flatMap(({ lost }) => lost)).toEqual([]);
});

test("every web link of the catalogues leads to a page", async () => {
  const rest = await Promise.all(
    categories.map(({ id }) => readDocument(`${siteFolder}/documents/${id}-catalogue.pdf`)),
  );
  const links = [book, ...rest].flatMap((each) => each.links).filter((link) => link.startsWith("http"));
  const paths = [...new Set(links.map((link) => new URL(link).pathname))];
  expect(paths.length).toBeGreaterThan(products.length);
  expect(paths.filter((each) => !files.has(`${each}/index.html`))).toEqual([]);
});
