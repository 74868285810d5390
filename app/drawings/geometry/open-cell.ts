import type { DrawingOf } from "#content/schema/drawing.ts";
import { range, inRow, label, linePart, rectanglePart, type Part, type Solid } from "./shapes.ts";

type OpenCell = DrawingOf<"open-cell">;

/** Positions of the blades' centre lines from the left and from the top, in millimetres, and the openings between them. */
export function cellPlan({ smallestCellMm, largestCellMm, bladeMm }: DrawingOf<"open-cell">) {
  const small = range(Math.floor(largestCellMm / smallestCellMm)).map((index) => index * smallestCellMm);
  const alongMm = [...small, largestCellMm, 2 * largestCellMm];
  const openings = (fromXMm: number, cellMm: number, columns: number, rows: number) =>
    range(rows).flatMap((row) =>
      range(columns).map((column) => ({
        xMm: fromXMm + column * cellMm + bladeMm.widthMm,
        yMm: row * cellMm + bladeMm.widthMm,
        sideMm: cellMm - bladeMm.widthMm,
      })),
    );
  return {
    alongMm,
    openings: [
      ...openings(0, smallestCellMm, small.length, 2 * small.length),
      ...openings(largestCellMm, largestCellMm, 1, 2),
    ],
  };
}

/** The supplied sizes of cells, from centre to centre of the blades. */
export function cellSizesMm({ smallestCellMm, largestCellMm }: OpenCell): number[] {
  return [smallestCellMm, largestCellMm];
}

/** The smallest part of a ceiling in plan that repeats seamlessly: one opening between the halves of four blades. */
export function cellModule({ bladeMm }: OpenCell, cellMm: number): Part[] {
  const openingMm = cellMm - bladeMm.widthMm;
  const half = bladeMm.widthMm / 2;
  return [
    rectanglePart("MODULE", [0, 0], { widthMm: cellMm, heightMm: cellMm }),
    rectanglePart("OPENINGS", [half, half], { widthMm: openingMm, heightMm: openingMm }),
  ];
}

/** A section through two blades of every cell size, with their centre lines. */
export function cellSections(drawing: OpenCell): Part[] {
  const { bladeMm } = drawing;
  const { widthMm, heightMm } = bladeMm;
  const labelMm = heightMm / 8;
  return inRow(
    cellSizesMm(drawing).map((cellMm) => [
      ...[0, cellMm].flatMap((centreMm) => [
        rectanglePart("SECTION", [centreMm - widthMm / 2, 0], bladeMm),
        linePart("CELL-CENTRES", [centreMm, -heightMm / 5], [centreMm, heightMm * 1.2]),
      ]),
      label(`${cellMm} mm`, [cellMm / 2, -labelMm], labelMm),
    ]),
    2 * heightMm,
  );
}

/** One cell as a solid that repeats seamlessly, by the outer size of its blades. */
export function cellSolid({ bladeMm }: OpenCell, cellMm: number): Solid {
  const openingMm = cellMm - bladeMm.widthMm;
  return {
    name: `${cellMm} mm cell`,
    planMm: { widthMm: cellMm, heightMm: cellMm },
    openingMm: { widthMm: openingMm, heightMm: openingMm },
    heightMm: bladeMm.heightMm,
  };
}
