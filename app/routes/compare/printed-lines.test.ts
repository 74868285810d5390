import { expect, test } from "vitest";
import type { ComparisonGroup } from "../../compare/comparison-rows.ts";
import { printedLines } from "./printed-lines.ts";

const cell = (...lines: string[]) => ({ lines, figure: undefined, best: false });
const group = (...cells: ReturnType<typeof cell>[]): ComparisonGroup => ({
  label: "Performance",
  rows: [{ quantity: { id: "nrc", label: "NRC", group: "Performance" }, unit: undefined, cells, differs: true }],
});

test("a group is its heading, which takes more than a line, and the tallest cell of every row", () => {
  expect(printedLines([group(cell("0.9"), cell())])).toBe(2.5);
  expect(printedLines([group(cell("0.9"), cell("600 × 600", "1200 × 600")), group(cell())])).toBe(6);
});

test("long words take as many lines as they break into, a mark one more", () => {
  const long = cell("Square, tegular or tongue and groove");
  expect(printedLines([group(long)])).toBe(3.5);
  expect(printedLines([group({ ...long, best: true })])).toBe(4.5);
});
