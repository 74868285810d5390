import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { drawSvg } from "../drawings/draw-svg.tsx";
import type { Typeset } from "../make-document.ts";
import { emptyBands } from "../testing/empty-bands.ts";
import { startTestTypesetting } from "../testing/test-typesetter.ts";
import { heightsOf, readText } from "../testing/read-text.ts";
import { planDataSheet } from "./data-sheet.ts";

// The first document takes a second, and much longer while other tests run.
const timeoutMs = 60_000;
const id = "stageSystems/cyclorama";
const settings = { draw: drawSvg, origin: "https://www.example.com", revised: "2026-01-31" };

let typeset: Typeset;
beforeAll(async () => {
  typeset = await startTestTypesetting();
}, timeoutMs);
afterEach(removeContentCopies);

/** The data sheet of one product after an edit of its file. */
function plan(from: string | RegExp, to: string) {
  const catalogue = new ContentCopy().edit(`products/${id}.yaml`, from, to).load();
  const product = catalogue.products.find((each) => each.id === id);
  if (!product) throw new Error(`no product ${id}`);
  return planDataSheet(product, catalogue, settings);
}

const power = (to: string) => plan('power: "300W"', `power: ${to}`);

describe("a data sheet", () => {
  test(
    "is identical byte for byte when it is made again, and changes with a figure",
    async () => {
      const first = await typeset(power('"310W"'));
      expect(first.equals(await typeset(power('"310W"')))).toBe(true);
      expect(first.equals(await typeset(power('"320W"')))).toBe(false);
    },
    timeoutMs,
  );

  test(
    "prints a figure as supplied, and marks a sample with its note",
    async () => {
      expect(await readText(await typeset(power('"310.50W"')))).toMatch(/Power\s+310\.50W/);
      const sample = await readText(await typeset(power('{ value: "310W", sample: true, note: "To be measured." }')));
      expect(sample).toMatch(/310W\s+Sample value\. To be measured\./);
    },
    timeoutMs,
  );

  test(
    "says what is on request, when it was revised, and where its page is",
    async () => {
      const text = await readText(await typeset(power('"310W"')));
      expect(text).toMatch(/Certificate\s+On request/);
      expect(text).toContain("Revised 31 January 2026.");
      expect(text).toContain(`https://www.example.com/${id}`);
    },
    timeoutMs,
  );

  test(
    "names both pages of a panel that is also listed as a ceiling",
    async () => {
      const catalogue = new ContentCopy().load();
      const panel = catalogue.products.find((each) => each.id === "wallPanels/slitPanel")!;
      const text = await readText(await typeset(planDataSheet(panel, catalogue, settings)));
      for (const page of ["wallPanels/slitPanel", "acousticCeilings/slitPanel"])
        expect(text).toContain(`https://www.example.com/${page}`);
    },
    timeoutMs,
  );

  test(
    "has the names of its patterns on one line, whatever is drawn above them",
    async () => {
      const perforation = "kind: perforation, face: wood, hole: round, holesMm: [4], pitchMm: 20";
      const sheet = await typeset(
        plan(
          /^drawing:/m,
          `patterns:
  title: Patterns
  items:
    - { name: Scaled, drawing: { ${perforation}, toScale: true } }
    - { name: Schematic, drawing: { ${perforation}, toScale: false, reading: unconfirmed } }
drawing:`,
        ),
      );
      const [scaled, schematic] = await heightsOf(sheet, ["Scaled", "Schematic"]);
      expect(scaled).toBeGreaterThan(0);
      expect(schematic).toBe(scaled);
    },
    timeoutMs,
  );

  test(
    "has no section for a drawing if the product has none",
    async () => {
      const text = await readText(await typeset(plan(/^drawing:.*\n/m, "")));
      expect(text).not.toContain("Technical drawing");
      expect(text).toContain("Revised 31 January 2026.");
    },
    timeoutMs,
  );

  test.each(["wallPanels/petPanel", "wallPanels/gypsumBoard"])(
    "breaks where neither of its two pages is left half empty: %s",
    async (of) => {
      const catalogue = new ContentCopy().load();
      const product = catalogue.products.find((each) => each.id === of)!;
      const bands = await emptyBands(await typeset(planDataSheet(product, catalogue, settings)));
      expect(bands).toHaveLength(2);
      expect(Math.max(...bands)).toBeLessThan(0.3);
    },
    timeoutMs,
  );

  test(
    "uses the narrow picture of its product if it fits its first page only with that",
    async () => {
      const catalogue = new ContentCopy().load();
      const product = catalogue.products.find((each) => each.id === "seatingSystems/abr07")!;
      const banner = { ...product.pictures.banner!, width: 1600, height: 800 };
      const narrow = { ...banner, width: 1600, height: 1200 };
      const pagesWith = async (pictures: Partial<typeof product.pictures>) => {
        const changed = { ...product, pictures: { ...product.pictures, ...pictures } };
        return (await emptyBands(await typeset(planDataSheet(changed, catalogue, settings)))).length;
      };
      expect(await pagesWith({ banner, product: undefined })).toBe(2);
      expect(await pagesWith({ banner, product: narrow })).toBe(1);
    },
    timeoutMs,
  );

  test("has another hash when a figure changes, and the same on another day", () => {
    const hashOf = ({ content }: { content: unknown }) => (content as { hash: string }).hash;
    expect(hashOf(power('"310W"'))).not.toBe(hashOf(power('"320W"')));
    const catalogue = new ContentCopy().load();
    const hashes = ["2026-01-31", "2026-02-28"].map((revised) =>
      hashOf(planDataSheet(catalogue.products[0]!, catalogue, { ...settings, revised })),
    );
    expect(hashes[0]).toBe(hashes[1]);
  });

  test("prints signs, letters of other languages and Devanagari", async () => {
    const sheet = await readText(await typeset(plan("name: Cyclorama Light", "name: Cyclorama ≤ ₹ Ω Łódź मंच")));
    expect(sheet).toContain("Cyclorama ≤ ₹ Ω Łódź");
    expect(sheet).toContain("म");
  });

  test("is refused if its fonts lack a character", async () => {
    const sheet = plan("name: Cyclorama Light", "name: Cyclorama");
    await expect(typeset({ ...sheet, content: { title: "\u0B85" } })).rejects.toThrow("lack \u0B85");
  });
});
