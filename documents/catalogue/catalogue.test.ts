import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { drawSvg } from "../drawings/draw-svg.tsx";
import { startPress, type Press } from "../make-document.ts";
import type { PrintedPicture } from "../pictures.ts";
import { readText } from "../testing/read-text.ts";
import { rowsOf } from "./catalogue-product.ts";
import { planCategoryCatalogue } from "./catalogue.ts";

// A catalogue takes some seconds, and much longer while everything else is tested.
const timeoutMs = 120_000;
const settings = { draw: drawSvg, origin: "https://www.example.com", revised: "2026-01-31" };

let press: Press;
beforeAll(async () => {
  press = await startPress(process.cwd(), plainPicture);
}, timeoutMs);
afterEach(removeContentCopies);

/** The pictures of a copy of the content have no files. */
function plainPicture({ widthPx: width, heightPx: height }: PrintedPicture): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
}

const withPower = (power: string) =>
  new ContentCopy().edit("products/stageSystems/cyclorama.yaml", 'power: "300W"', `power: ${power}`).load();

describe("the catalogue of a category", () => {
  test(
    "prints the figures of its products as supplied, and only those of its products",
    async () => {
      const catalogue = withPower('"310.50W"');
      const category = catalogue.categories.find(({ id }) => id === "stageSystems")!;
      const text = await readText(await press(planCategoryCatalogue(category, catalogue, settings)));
      expect(text).toMatch(/Power\s+310\.50W/);
      for (const { product } of category.cards) expect(text).toContain(product.name);
      expect(text).not.toContain("PET Panel");
    },
    timeoutMs,
  );

  test("refers to the page on the web for a product of another category", () => {
    const catalogue = withPower('"310W"');
    const category = catalogue.categories.find(({ id, cards }) =>
      cards.some(({ product }) => product.category !== id),
    )!;
    const { content } = planCategoryCatalogue(category, catalogue, settings);
    const [printed] = (content as { categories: { products: { kind: string; inBook?: boolean; page: string }[] }[] })
      .categories;
    const references = printed!.products.filter(({ kind }) => kind === "reference");
    expect(references.length).toBeGreaterThan(0);
    for (const { inBook, page } of references) {
      expect(inBook).toBe(false);
      expect(page).toMatch(/^https:\/\/www\.example\.com\//);
    }
  });
});

describe("the figures of a product in a catalogue", () => {
  test("have the mark of a sample below the value, before its note", () => {
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
