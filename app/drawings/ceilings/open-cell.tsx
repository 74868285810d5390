import { HeightDimension, ScaleMark, WidthDimension } from "../parts/dimension.tsx";
import { cellPlan } from "../geometry/open-cell.ts";
import { rectangle } from "../parts/path-data.ts";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { Edge, Fill, Hair, SheetMetal } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

/** Two of the largest cells always fit the plan. */
const planSide = 372;
const left = 30;
const top = 8;

export function OpenCell({ drawing }: { drawing: DrawingOf<"open-cell"> }) {
  const { smallestCellMm, largestCellMm, bladeMm } = drawing;
  const scale = planSide / (2 * largestCellMm + bladeMm.widthMm);
  const { alongMm, openings } = cellPlan(drawing);
  const bladeWidth = bladeMm.widthMm * scale;
  const bladeHeight = bladeMm.heightMm * scale;
  const sectionTop = top + planSide + 28;
  const foot = sectionTop + bladeHeight;
  const centreOf = (atMm: number) => left + atMm * scale + bladeWidth / 2;
  const holes = openings.map(({ xMm, yMm, sideMm }) =>
    rectangle(left + xMm * scale, top + yMm * scale, sideMm * scale, sideMm * scale),
  );
  return (
    <Sheet height={foot + 70} object={[left - 4, top - 4, planSide + 8, foot - top + 8]}>
      <Fill d={rectangle(left, top, planSide, planSide)} fill="paper" />
      <Edge d={holes.join("")} fill="metal-deep" />
      <Edge d={rectangle(left, top, planSide, planSide)} />
      <Fill d={rectangle(left, sectionTop, planSide, bladeHeight)} fill="metal" />
      <Hair d={rectangle(left, sectionTop, planSide, bladeHeight)} />
      {alongMm.map((atMm) => (
        <SheetMetal
          key={atMm}
          fill="paper"
          d={`M${left + atMm * scale} ${sectionTop}v${bladeHeight}h${bladeWidth}v${-bladeHeight}`}
        />
      ))}
      <Annotations>
        <WidthDimension from={centreOf(0)} to={centreOf(smallestCellMm)} y={foot + 18} object={foot} words="below">
          {String(smallestCellMm)}
        </WidthDimension>
        <WidthDimension
          from={centreOf(largestCellMm)}
          to={centreOf(2 * largestCellMm)}
          y={foot + 18}
          object={foot}
          words="below"
        >
          {String(largestCellMm)}
        </WidthDimension>
        <HeightDimension from={sectionTop} to={foot} x={left + planSide + 18} object={left + planSide}>
          {String(bladeMm.heightMm)}
        </HeightDimension>
        <WidthDimension
          from={left + planSide - bladeWidth}
          to={left + planSide}
          y={sectionTop - 14}
          object={sectionTop}
          words="after"
        >
          {String(bladeMm.widthMm)}
        </WidthDimension>
        <ScaleMark x={left + planSide} y={foot + 54} lengthMm={100} scale={scale} />
      </Annotations>
    </Sheet>
  );
}

/** "plan and section of open cells from 75 to 300 mm, width 15 mm and web height 50 mm" */
export const describeOpenCell = ({ smallestCellMm, largestCellMm, bladeMm }: DrawingOf<"open-cell">) =>
  `plan and section of open cells from ${smallestCellMm} to ${largestCellMm} mm, width ${bladeMm.widthMm} mm and web height ${bladeMm.heightMm} mm`;
