import type { ChairDimensions } from "#content/schema/drawing-seating.ts";
import { inRow, label, linePart, rectanglePart, type LayerName, type Part } from "./shapes.ts";

/** Seat and backrest are drawn apart, because their relative position was not supplied. */
const apartMm = 200;
const labelMm = 20;

/** Plan, front and side of the seat and the backrest of a chair by their outer sizes, and the spacing of chairs in plan. */
export function chairViews(dimensions: ChairDimensions): Part[] {
  const { seatWidthMm, seatDepthMm, seatThicknessMm, backWidthMm, backHeightMm, backThicknessMm } = dimensions;
  return inRow(
    [
      [
        ...centred("SEAT", seatWidthMm, seatDepthMm, 0, -seatWidthMm / 4),
        ...centred("BACKREST", backWidthMm, backThicknessMm, seatDepthMm + apartMm, -backWidthMm / 4),
        ...spacing(dimensions, seatDepthMm + apartMm + backThicknessMm),
        label("PLAN", [-seatWidthMm / 4, -3 * labelMm], labelMm),
      ],
      [
        ...centred("SEAT", seatWidthMm, seatThicknessMm, 0),
        ...centred("BACKREST", backWidthMm, backHeightMm, seatThicknessMm + apartMm),
        label("FRONT", [0, -3 * labelMm], labelMm),
      ],
      [
        ...centred("SEAT", seatDepthMm, seatThicknessMm, 0),
        ...centred("BACKREST", backThicknessMm, backHeightMm, seatThicknessMm + apartMm),
        label("SIDE", [0, -3 * labelMm], labelMm),
      ],
    ],
    2 * apartMm,
  );
}

/** A rectangle about the middle of a view, with its size below it, where it leaves the centre line free. */
function centred(layer: LayerName, widthMm: number, heightMm: number, bottomMm: number, wordsXMm = 0): Part[] {
  return [
    rectanglePart(layer, [-widthMm / 2, bottomMm], { widthMm, heightMm }),
    label(`${widthMm} × ${heightMm} mm`, [wordsXMm, bottomMm - labelMm], labelMm),
  ];
}

/** The centre lines of a chair and of its neighbour, and the outer width over both arms, above the plan. */
function spacing({ overallWidthMm, centresMm }: ChairDimensions, topMm: number): Part[] {
  const half = overallWidthMm / 2;
  const [centresY, outerY] = [topMm + 5 * labelMm, topMm + 11 * labelMm];
  return [
    linePart("CHAIR-CENTRES", [0, -labelMm * 5], [0, outerY + 2 * labelMm]),
    linePart("CHAIR-CENTRES", [centresMm, -labelMm * 5], [centresMm, outerY + 2 * labelMm]),
    linePart("CHAIR-CENTRES", [0, centresY], [centresMm, centresY]),
    label(`${centresMm} mm`, [centresMm / 2, centresY + 1.7 * labelMm], labelMm),
    linePart("OUTER-WIDTH", [-half, outerY], [half, outerY]),
    linePart("OUTER-WIDTH", [-half, outerY - labelMm], [-half, outerY + labelMm]),
    linePart("OUTER-WIDTH", [half, outerY - labelMm], [half, outerY + labelMm]),
    label(`${overallWidthMm} mm`, [half / 2, outerY + 1.7 * labelMm], labelMm),
  ];
}
