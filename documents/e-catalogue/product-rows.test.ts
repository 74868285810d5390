import { afterEach, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { markSample, productRows } from "./product-rows.ts";

afterEach(removeContentCopies);

/** The rows of one product after an edit of its file. */
function rowsOf(id: string, from: string | RegExp, to: string) {
  const product = new ContentCopy()
    .edit(`products/${id}.yaml`, from, to)
    .load()
    .products.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  return productRows(product);
}

describe("a sample in the e-catalogue", () => {
  test("that is a figure has the mark below its value, before its note", () => {
    const rows = rowsOf(
      "stageSystems/cyclorama",
      'power: "300W"',
      'power: { value: "300W", sample: true, note: "To be measured." }',
    );
    expect(rows).toContainEqual({ term: "Power", lines: ["300W"], note: "Sample value. To be measured." });
  });

  test("that is a pattern has the mark behind its name, and its supplied neighbours have none", () => {
    const rows = rowsOf(
      "wallPanels/slatedPanel",
      /items:\n(?: {4,}.+\n)+/,
      [
        "items:",
        "    - name: Supplied",
        '      drawing: { kind: slat, toScale: false, name: "28/4", slatMm: 28 }',
        "    - name: Assumed",
        "      sample: true",
        '      drawing: { kind: slat, toScale: false, name: "28/4", slatMm: 28 }',
        "",
      ].join("\n"),
    );
    expect(rows).toContainEqual({ term: "Patterns", lines: ["Supplied, Assumed (sample)"] });
  });

  test("that is a sentence has the mark behind it", () => {
    expect(markSample({ text: "Made to order.", sample: true })).toBe("Made to order. (sample)");
    expect(markSample({ text: "Made to order.", sample: false })).toBe("Made to order.");
  });
});

test("a supplied figure has no mark", () => {
  const rows = rowsOf("stageSystems/cyclorama", 'power: "300W"', 'power: "400W"');
  expect(rows).toContainEqual({ term: "Power", lines: ["400W"], note: undefined });
});
