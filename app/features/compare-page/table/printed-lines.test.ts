import { expect, test } from "vitest";
import type { ComparisonGroup } from "../comparison/comparison-rows.ts";
import { printedLines } from "./printed-lines.ts";

const cell = (...lines: string[]) => ({
  lines,
  figure: lines.length > 0 ? { lines, meaning: 1 } : undefined,
  best: false,
});
const quantity = { id: "nrc", label: "NRC", group: "Performance" };
const group = (...rows: ReturnType<typeof cell>[][]): ComparisonGroup => ({
  label: "Performance",
  rows: rows.map((cells) => ({ quantity, unit: undefined, cells, differs: true })),
});

test("a group takes the lines of its heading and of the tallest cell in every row", () => {
  expect(printedLines([group([cell("0.9"), cell()])])).toBe(2.5);
  expect(printedLines([group([cell("0.9"), cell("600 × 600", "1200 × 600")]), group([cell()])])).toBe(6);
});

test("what can be requested takes a heading and the lines of the longest list", () => {
  const request = { label: "Absorption by octave band", ask: "absorption" } as const;
  expect(printedLines([], [[], []])).toBe(0);
  expect(printedLines([], [[request], [request, { label: "Test report", ask: "report" }]])).toBe(3.5);
});

test("long words take as many lines as they break into, and a mark takes one more", () => {
  const long = cell("Square, tegular or tongue and groove");
  expect(printedLines([group([long])])).toBe(3.5);
  expect(printedLines([group([{ ...long, best: true }])])).toBe(4.5);
});
