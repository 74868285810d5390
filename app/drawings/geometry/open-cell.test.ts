import { describe, expect, test } from "vitest";
import { cellModule, cellPlan, cellSections } from "./open-cell.ts";
import { extentsOf } from "./shapes.ts";

const openCell = {
  kind: "open-cell",
  toScale: true,
  smallestCellMm: 75,
  largestCellMm: 300,
  bladeMm: { widthMm: 15, heightMm: 50 },
} as const;

test("two cells of the largest size take the space of eight by four of the smallest, minus the blades", () => {
  const { openings, alongMm } = cellPlan(openCell);
  expect(alongMm).toEqual([0, 75, 150, 225, 300, 600]);
  expect(openings.filter(({ sideMm }) => sideMm === 60)).toHaveLength(32);
  expect(openings.filter(({ sideMm }) => sideMm === 285)).toHaveLength(2);
});

describe("one cell of a ceiling", () => {
  const on = (layer: string) => extentsOf(cellModule(openCell, 75).filter((part) => part.layer === layer));

  test("is as wide as the cell, with half a blade on every side, so that two halves make a blade", () => {
    expect(on("MODULE")).toEqual({ leftMm: 0, bottomMm: 0, widthMm: 75, heightMm: 75 });
    expect(on("OPENINGS")).toEqual({ leftMm: 7.5, bottomMm: 7.5, widthMm: 60, heightMm: 60 });
  });
});

test("a section shows the blades of every cell size at the distance of the cell", () => {
  const centres = cellSections(openCell).flatMap((part) =>
    part.layer === "CELL-CENTRES" && part.form === "line" ? [part.from[0]] : [],
  );
  expect(centres[1]! - centres[0]!).toBe(75);
  expect(centres[3]! - centres[2]!).toBe(300);
});
