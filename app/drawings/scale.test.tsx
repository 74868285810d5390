import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { measureChair, posture } from "./seating/chair-form.ts";
import { Drawing } from "./drawing.tsx";
import { fieldMm } from "./panels/hole-grid.ts";
import { cellPlan } from "./ceilings/open-cell.tsx";
import { samples } from "./testing/sample-drawings.ts";

const number = String.raw`(-?[\d.]+)`;
const dimensionLine = new RegExp(
  `<path class="drawing__dimension" d="M${number} ${number}([VH])${number}M${number} ${number}[VH].*?<text[^>]*>${number}`,
  "g",
);

/** Every dimension line of a sheet: whether it is upright, how long it is drawn, and the figure it prints. */
function dimensionsOf(title: string) {
  const found = samples.find((each) => each.title === title);
  if (!found) throw new Error(`no sample called ${title}`);
  const markup = renderToStaticMarkup(<Drawing {...found} />);
  return [...markup.matchAll(dimensionLine)].map(([, x1, y1, direction, , x2, y2, figure]) => {
    const upright = direction === "H";
    const length = upright ? Math.abs(Number(y2) - Number(y1)) : Math.abs(Number(x2) - Number(x1));
    return { upright, length, figure: Number(figure) };
  });
}

const scalesOf = (title: string) => dimensionsOf(title).map(({ length, figure }) => length / figure);

describe("a drawing to scale", () => {
  test.each([
    ["Metal Baffle Ceiling", 15],
    ["Linear Ceiling", 8],
    ["Open Cell Ceiling", 4],
    ["ABPB - 11", 8],
  ])("draws all dimensions of %s as long as their figures say", (title, count) => {
    const scales = scalesOf(title);
    expect(scales).toHaveLength(count);
    for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
  });

  test.each(["D3/16", "D3/22", "D10/10", "D6/15"])("draws %s at the scale that all perforations share", (title) => {
    const [scale] = scalesOf(title);
    expect(scale).toBeCloseTo(480 / fieldMm, 3);
  });

  test.each(["Fabril Wood Wool Panel", "Absoft Acoustic Ceiling Tile", "PET Panel"])(
    "draws the thicknesses of %s in proportion",
    (title) => {
      const scales = dimensionsOf(title)
        .filter(({ upright }) => upright)
        .map(({ length, figure }) => length / figure);
      expect(scales.length).toBeGreaterThan(1);
      for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
    },
  );
});

test.each([
  { title: "D3/16", holes: 36, diameterMm: 3 },
  { title: "D3/22", holes: 16, diameterMm: 3 },
  { title: "D10/10", holes: 25, diameterMm: 10 },
  { title: "D6/15", holes: 36, diameterMm: 6 },
])("the sheet of $title has $holes holes of $diameterMm mm", ({ title, holes, diameterMm }) => {
  const found = samples.find((each) => each.title === title);
  const markup = found ? renderToStaticMarkup(<Drawing {...found} />) : "";
  const field = new RegExp(`<path d="((?:M[\\d.]+ [\\d.]+h0)+)" stroke-width="${diameterMm}"`).exec(markup)?.[1];
  expect(field?.match(/h0/g)).toHaveLength(holes);
});

describe("a chair whose dimensions are supplied", () => {
  const supplied = {
    seatWidthMm: 450,
    seatDepthMm: 490,
    seatThicknessMm: 125,
    backWidthMm: 450,
    backHeightMm: 1040,
    backThicknessMm: 100,
    overallWidthMm: 625,
    centresMm: 550,
  };
  const measures = measureChair(supplied);

  test("shares an arm with its neighbour: the arm is as wide as the outer width exceeds the centres", () => {
    expect(measures.armWidthMm).toBe(75);
  });

  test("reaches the supplied height with the rounded top of its inclined back", () => {
    const slope = (posture.reclineDegrees * Math.PI) / 180;
    const { cornerMm, hingeMm } = posture;
    const along = measures.backLengthMm - cornerMm;
    const centreOfRounding = hingeMm + along * Math.cos(slope) - cornerMm * Math.sin(slope);
    expect(centreOfRounding + cornerMm).toBeCloseTo(1040, 6);
  });
});

test("two cells of the largest size take the room of eight by four of the smallest, less the webs", () => {
  const { openings, alongMm } = cellPlan({
    kind: "open-cell",
    toScale: true,
    smallestCellMm: 75,
    largestCellMm: 300,
    bladeMm: { widthMm: 15, heightMm: 50 },
  });
  expect(alongMm).toEqual([0, 75, 150, 225, 300, 600]);
  expect(openings.filter(({ sideMm }) => sideMm === 60)).toHaveLength(32);
  expect(openings.filter(({ sideMm }) => sideMm === 285)).toHaveLength(2);
});
