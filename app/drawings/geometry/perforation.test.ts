import { describe, expect, test } from "vitest";
import type { DrawingOf } from "#content/schema/drawing.ts";
import { randomSequence, extentsOf, moved } from "./shapes.ts";
import { fieldMm, irregularHoles, perforationModule } from "./perforation.ts";
import { cellModule, cellPlan, cellSections } from "./open-cell.ts";

describe("irregularly spaced holes", () => {
  const holes = irregularHoles([12, 6, 3], 0.15, randomSequence(7));

  test("have every size, with more of the small ones", () => {
    const [large, medium, small] = [12, 6, 3].map(
      (size) => holes.filter(({ diameterMm }) => diameterMm === size).length,
    );
    expect(large).toBeGreaterThan(0);
    expect(medium).toBeGreaterThan(large ?? 0);
    expect(small).toBeGreaterThan(medium ?? 0);
  });

  test("never touch each other or the edge", () => {
    for (const [index, { centre, diameterMm }] of holes.entries()) {
      const [x, y] = centre;
      expect(Math.min(x, y, fieldMm - x, fieldMm - y)).toBeGreaterThan(diameterMm / 2);
      for (const other of holes.slice(index + 1)) {
        const distance = Math.hypot(x - other.centre[0], y - other.centre[1]);
        expect(distance).toBeGreaterThan((diameterMm + other.diameterMm) / 2);
      }
    }
  });

  test("have the same positions in every call", () => {
    expect(irregularHoles([12, 6, 3], 0.15, randomSequence(7))).toEqual(holes);
  });
});

describe("a module of a perforation", () => {
  const perforation: DrawingOf<"perforation"> = {
    kind: "perforation",
    toScale: true,
    face: "wood",
    hole: "round",
    holesMm: [3],
  };

  test("repeats seamlessly: the holes of two copies are a pitch apart, as within the pattern", () => {
    const module = perforationModule({ ...perforation, pitchMm: 16 })!;
    const { widthMm } = extentsOf(module);
    const centres = [...module, ...moved(module, widthMm, 0)].flatMap((part) =>
      part.form === "circle" ? [part.centre] : [],
    );
    expect(widthMm).toBe(16);
    expect(centres).toEqual([
      [8, 8],
      [24, 8],
    ]);
  });

  test("has a square hole of the given width", () => {
    const [, hole] = perforationModule({ ...perforation, hole: "square", holesMm: [12], pitchMm: 30 })!;
    expect(extentsOf([hole!])).toEqual({ leftMm: 9, bottomMm: 9, widthMm: 12, heightMm: 12 });
  });

  test.each<[string, DrawingOf<"perforation">]>([
    ["without a pitch", perforation],
    ["without a size", { ...perforation, pitchMm: 16, holesMm: [] }],
    ["of several sizes", { ...perforation, pitchMm: 16, holesMm: [12, 6] }],
    ["irregularly spaced", { ...perforation, pitchMm: 16, hole: "irregular" }],
  ])("is not made of holes %s", (_, drawing) => {
    expect(perforationModule(drawing)).toBeUndefined();
  });
});

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
