import { expect, test } from "vitest";
import { scalesOf } from "../testing/dimension-lines.tsx";
import { cellPlan } from "./open-cell.tsx";

test.each([
  ["Metal Baffle Ceiling", 15],
  ["Linear Ceiling", 8],
  ["Open Cell Ceiling", 4],
])("all dimensions of %s are drawn as long as their figures say", (title, count) => {
  const scales = scalesOf(title);
  expect(scales).toHaveLength(count);
  for (const scale of scales) expect(scale).toBeCloseTo(scales[0] ?? 0, 3);
});

test("two cells of the largest size take the room of eight by four of the smallest, less the blades", () => {
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
