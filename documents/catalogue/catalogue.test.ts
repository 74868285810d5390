import { afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "#content/catalogue.ts";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { drawSvg } from "../drawings/draw-svg.tsx";
import type { Typeset } from "../make-document.ts";
import type { PlannedManuscript } from "../manuscript.ts";
import { emptyBands } from "../testing/empty-bands.ts";
import { startTestTypesetting } from "../testing/test-typesetter.ts";
import { readText } from "../testing/read-text.ts";
import { rowsOf, type PrintedProduct } from "./catalogue-product.ts";
import { planCategoryCatalogue, planECatalogue } from "./catalogue.ts";

// A catalogue takes a few seconds, and much longer while other tests run.
const timeoutMs = 120_000;
const settings = { draw: drawSvg, origin: "https://www.example.com", revised: "2026-01-31" };

let typeset: Typeset;
beforeAll(async () => {
  typeset = await startTestTypesetting();
}, timeoutMs);
afterEach(removeContentCopies);

const withPower = (power: string) =>
  new ContentCopy().edit("products/stageSystems/cyclorama.yaml", 'power: "300W"', `power: ${power}`).load();

/** The first product that is listed in a category other than its own. */
function firstOfAnother({ categories }: Catalogue) {
  for (const category of categories) {
    const card = category.cards.find(({ product }) => product.category !== category.id);
    if (card) return { category, card };
  }
  throw new Error("no product is in two categories");
}

/** The printed content of each category of a catalogue. */
function printedIn({ content }: PlannedManuscript) {
  return (content as { categories: { id: string; products: PrintedProduct[] }[] }).categories;
}

describe("the catalogue of a category", () => {
  test(
    "prints the figures of its products as supplied, and only those of its products",
    async () => {
      const catalogue = withPower('"310.50W"');
      const category = catalogue.categories.find(({ id }) => id === "stageSystems")!;
      const text = await readText(await typeset(planCategoryCatalogue(category, catalogue, settings)));
      expect(text).toMatch(/Power\s+310\.50W/);
      for (const { product } of category.cards) expect(text).toContain(product.name);
      expect(text).not.toContain("PET Panel");
    },
    timeoutMs,
  );

  test("prints a product of another category in full, since that category is not in the document", () => {
    const catalogue = withPower('"310W"');
    const { category, card } = firstOfAnother(catalogue);
    const [printed] = printedIn(planCategoryCatalogue(category, catalogue, settings));
    expect(printed!.products).toContainEqual(
      expect.objectContaining({ kind: "entry", title: card.title, page: settings.origin + card.path }),
    );
  });

  test(
    "prints a product that has neither a picture nor a drawing",
    async () => {
      const catalogue = withPower('"310W"');
      const category = catalogue.categories.find(({ id }) => id === "stageSystems")!;
      const card = category.cards.find(({ product }) => product.id === "stageSystems/cyclorama")!;
      const product = { ...card.product, drawing: undefined, pictures: { carousel: [], installed: [] } };
      const cards = [{ ...card, product }];
      const text = await readText(await typeset(planCategoryCatalogue({ ...category, cards }, catalogue, settings)));
      expect(text).toMatch(/Power\s+310W/);
    },
    timeoutMs,
  );

  test("opens with the whole 4 : 3 picture of the category, and not with a strip of it", () => {
    const catalogue = withPower('"310W"');
    for (const category of catalogue.categories) {
      const { pictures } = planCategoryCatalogue(category, catalogue, settings).illustrations;
      const opening = [...pictures.values()].find(({ picture }) => picture.id === category.picture?.id)!;
      expect(opening.widthPx / opening.heightPx).toBeCloseTo(4 / 3, 2);
    }
  });

  // The numbers leave little, much and nothing for the last page.
  test.each([
    ["wallPanels", 2],
    ["wallPanels", 4],
    ["acousticCeilings", 3],
    ["seatingSystems", 3],
    ["stageSystems", 1],
  ])(
    "leaves no large part of a page empty if %s has %i products",
    async (id, count) => {
      const catalogue = withPower('"310W"');
      const category = catalogue.categories.find((each) => each.id === id)!;
      const few = { ...category, cards: category.cards.slice(0, count) };
      const bands = await emptyBands(await typeset(planCategoryCatalogue(few, catalogue, settings)));
      expect(Math.max(...bands)).toBeLessThan(0.25);
    },
    timeoutMs,
  );
});

describe("the whole catalogue", () => {
  test("prints a product of two categories once, and refers to it in the other", () => {
    const catalogue = withPower('"310W"');
    const { category, card } = firstOfAnother(catalogue);
    const printed = printedIn(planECatalogue(catalogue, settings));
    const kinds = printed.flatMap(({ id, products }) =>
      products.flatMap(({ kind, target }) => (target === card.product.id ? `${id} ${kind}` : [])),
    );
    expect(kinds.toSorted()).toEqual([`${card.product.category} entry`, `${category.id} reference`].toSorted());
  });
});

describe("the figures of a product in a catalogue", () => {
  test("have the sample mark below the value, before its note", () => {
    const { products } = withPower('{ value: "310W", sample: true, note: "To be measured." }');
    const product = products.find(({ id }) => id === "stageSystems/cyclorama")!;
    expect(rowsOf(product)).toContainEqual({
      term: "Power",
      lines: ["310W"],
      note: "Sample value. To be measured.",
    });
  });

  test("have no mark if they were supplied", () => {
    const product = withPower('"310W"').products.find(({ id }) => id === "stageSystems/cyclorama")!;
    expect(rowsOf(product)).toContainEqual({ term: "Power", lines: ["310W"], note: undefined });
  });
});
