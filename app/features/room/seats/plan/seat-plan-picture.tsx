import { HeightDimension, WidthDimension } from "#app/drawings/parts/dimension.tsx";
import { polyline, rectangle } from "#app/drawings/parts/path-data.ts";
import { Label } from "#app/drawings/parts/label.tsx";
import { sheetWidth } from "#app/drawings/parts/sheet.tsx";
import { Cut, Edge, Hair, Hidden } from "#app/drawings/parts/strokes.tsx";
import { printedNumber } from "../../words/numbers.ts";
import type { SeatedHall, SeatPlan } from "../engine/plan-seats.ts";
import { seatGeometry } from "./seat-geometry.ts";
import { describeSeats } from "./seat-plan-svg.ts";

interface SeatPlanPictureProps {
  plan: SeatPlan;
  seated: SeatedHall;
}

/** The space for dimensions around the hall, and the maximum height of the hall on the sheet. */
const margin = { left: 78, right: 78, top: 40, bottom: 74 };
/** From the bottom of the hall to the dimensions below it, with room for the largest text on a phone. */
const belowFoot = 32;
const mostHeight = 520;

/** Above this number, rows are drawn instead of chairs. */
const mostChairs = 2500;

/** The floor of a hall from above, to scale, with its front at the top. */
export function SeatPlanPicture({ plan, seated }: SeatPlanPictureProps) {
  const { widthM, depthM, frontM, rowSpacingMm } = plan;
  const unitsPerM = Math.min((sheetWidth - margin.left - margin.right) / widthM, mostHeight / depthM);
  const left = margin.left + (sheetWidth - margin.left - margin.right - widthM * unitsPerM) / 2;
  const x = (metres: number) => left + metres * unitsPerM;
  const y = (metres: number) => margin.top + metres * unitsPerM;
  const { sideAisle, middleAisle } = seatGeometry(plan, seated);
  const [start = 0] = seated.blockStartsM;
  const blockEnd = start + seated.blockWidthM;
  const [right, foot] = [x(widthM), y(depthM)];
  const firstBack = frontM + rowSpacingMm / 1000;
  return (
    <svg
      className="drawing__sheet"
      viewBox={`0 0 ${sheetWidth} ${Math.ceil(foot + margin.bottom)}`}
      role="img"
      aria-label={describeSeats(plan, seated)}
    >
      <Cut d={rectangle(x(0), y(0), widthM * unitsPerM, depthM * unitsPerM)} fill="paper" />
      {frontM > 0 && <Hidden d={polyline([x(0), y(frontM)], [right, y(frontM)])} />}
      <Seats plan={plan} seated={seated} x={x} y={y} unitsPerM={unitsPerM} />
      {frontM * unitsPerM > 24 && (
        <Label x={x(widthM / 2)} y={y(frontM / 2)} anchor="middle" quiet>
          Front
        </Label>
      )}
      <WidthDimension from={x(0)} to={right} y={y(0) - 18} object={y(0)}>
        {metres(widthM)}
      </WidthDimension>
      <HeightDimension from={y(0)} to={foot} x={right + 18} object={right}>
        {metres(depthM)}
      </HeightDimension>
      <HeightDimension from={y(frontM)} to={y(firstBack)} x={x(0) - 18} object={x(0)}>
        {metres(rowSpacingMm / 1000)}
      </HeightDimension>
      {sideAisle > 0.005 && (
        <WidthDimension from={x(0)} to={x(sideAisle)} y={foot + belowFoot} object={foot} words="below">
          {metres(sideAisle)}
        </WidthDimension>
      )}
      <WidthDimension from={x(start)} to={x(blockEnd)} y={foot + belowFoot} object={foot}>
        {metres(seated.blockWidthM)}
      </WidthDimension>
      {middleAisle !== undefined && (
        <WidthDimension
          from={x(blockEnd)}
          to={x(blockEnd + middleAisle)}
          y={foot + belowFoot}
          object={foot}
          words="below"
        >
          {metres(middleAisle)}
        </WidthDimension>
      )}
    </svg>
  );
}

interface SeatsProps extends SeatPlanPictureProps {
  x: (metres: number) => number;
  y: (metres: number) => number;
  unitsPerM: number;
}

/** The chairs, with their backs as heavier lines; for very many, the rows of each block. */
function Seats({ plan, seated, x, y, unitsPerM }: SeatsProps) {
  const { places, chairWidth, chairDepth } = seatGeometry(plan, seated);
  if (places.length <= mostChairs) {
    const [width, depth] = [chairWidth * unitsPerM, chairDepth * unitsPerM];
    return (
      <>
        <Hair d={places.map(({ left, front }) => rectangle(x(left), y(front), width, depth)).join("")} fill="wood" />
        <Edge
          d={places
            .map(({ left, front }) => `M${tenths(x(left))} ${tenths(y(front) + depth)}h${tenths(width)}`)
            .join("")}
        />
      </>
    );
  }
  const fronts = [...new Set(places.map(({ front }) => front))];
  const strips = seated.blockStartsM.flatMap((start) =>
    fronts.map((front) => rectangle(x(start), y(front), seated.blockWidthM * unitsPerM, chairDepth * unitsPerM)),
  );
  return <Hair d={strips.join("")} fill="wood" />;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

const metres = (length: number) => `${printedNumber(length, 2)} m`;
