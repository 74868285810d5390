import { HeightDimension, WidthDimension } from "#app/drawings/parts/dimension.tsx";
import { polygon, polyline, polylines } from "#app/drawings/parts/path-data.ts";
import { Label } from "#app/drawings/parts/label.tsx";
import { sheetWidth } from "#app/drawings/parts/sheet.tsx";
import { Cut, Edge, Fill, Hair, Hidden } from "#app/drawings/parts/strokes.tsx";
import { floorOf } from "../engine/hall-shape.ts";
import type { SeatedHall, SeatPlan } from "../engine/plan-seats.ts";
import { describeSeats, frontName, leastDrawnM, printedMetres } from "../words/seat-words.ts";
import { seatGeometry, type PointM } from "./seat-geometry.ts";

interface SeatPlanPictureProps {
  plan: SeatPlan;
  seated: SeatedHall;
}

/** The space for dimensions around the hall, and the maximum height of the hall on the sheet. */
const margin = { left: 78, right: 78, top: 40, bottom: 74 };
/** From the bottom of the hall to the dimensions below it, with room for the largest text on a phone. */
const belowFoot = 32;
/** From the front of the hall to the dimension above it. */
const aboveHall = 18;
const mostHeight = 520;

/** Above this number, blocks are drawn instead of chairs. */
const mostChairs = 2500;

/** The floor of a hall from above, to scale, with its front at the top. */
export function SeatPlanPicture({ plan, seated }: SeatPlanPictureProps) {
  const { widthM, depthM, frontM, rowSpacingMm, isBalcony } = plan;
  const { widestM } = floorOf(plan);
  const unitsPerM = Math.min((sheetWidth - margin.left - margin.right) / widestM, mostHeight / depthM);
  const x = (metres: number) => sheetWidth / 2 + (metres - widthM / 2) * unitsPerM;
  // The name of a balcony's edge is between it and its dimension.
  const aboveFront = isBalcony ? belowFoot : aboveHall;
  const y = (metres: number) => margin.top + aboveFront - aboveHall + metres * unitsPerM;
  const onSheet = ([across, away]: PointM) => [x(across), y(away)] as const;
  const { floor, chairs, blocks, frontLine, crossAisle } = seatGeometry(plan, seated);
  const [left, right] = [(widthM - widestM) / 2, (widthM + widestM) / 2];
  const [first] = seated.rows;
  const firstBack = first?.backM ?? 0;
  const foot = y(depthM);
  const areChairsDrawn = seated.total <= mostChairs;
  return (
    <svg
      className="drawing__sheet"
      viewBox={`0 0 ${sheetWidth} ${Math.ceil(foot + margin.bottom)}`}
      role="img"
      aria-label={describeSeats(plan, seated)}
    >
      {isBalcony ? (
        <>
          <Fill d={polygon(...floor.map(onSheet))} fill="paper" />
          <Cut d={polyline(...[...floor.slice(1), ...floor.slice(0, 1)].map(onSheet))} />
          <path className="drawing__edge seat-drawing__edge" d={polyline(...floor.slice(0, 2).map(onSheet))} />
        </>
      ) : (
        <Cut d={polygon(...floor.map(onSheet))} fill="paper" />
      )}
      {frontM > 0 && <Hidden d={polyline(...frontLine.map(onSheet))} />}
      <Hair
        d={polylines(
          (areChairsDrawn ? chairs : blocks).map((corners) => corners.map(onSheet)),
          true,
        )}
        fill="wood"
      />
      {areChairsDrawn && <Edge d={polylines(chairs.map(([from, to]) => [onSheet(from), onSheet(to)]))} />}
      {isBalcony ? (
        <Label x={x(widthM / 2)} y={y(0) - 7} anchor="middle" hang="above">
          {frontName(plan)}
        </Label>
      ) : (
        frontM * unitsPerM > 16 && (
          <Label x={x(widthM / 2)} y={y(frontM / 2)} anchor="middle" quiet>
            {frontName(plan)}
          </Label>
        )
      )}
      <WidthDimension from={x(0)} to={x(widthM)} y={y(0) - aboveFront} object={y(0)}>
        {printedMetres(widthM)}
      </WidthDimension>
      <HeightDimension from={y(0)} to={foot} x={x(right) + 18} object={x(right)}>
        {printedMetres(depthM)}
      </HeightDimension>
      {plan.angleDegrees === 0 ? (
        <>
          <HeightDimension from={y(firstBack - rowSpacingMm / 1000)} to={y(firstBack)} x={x(0) - 18} object={x(0)}>
            {printedMetres(rowSpacingMm / 1000)}
          </HeightDimension>
          {crossAisle && (
            <HeightDimension from={y(crossAisle[0])} to={y(crossAisle[1])} x={x(0) - 18} object={x(0)}>
              {printedMetres(crossAisle[1] - crossAisle[0])}
            </HeightDimension>
          )}
          <RowDimensions x={x} foot={foot} seated={seated} />
        </>
      ) : (
        <WidthDimension from={x(left)} to={x(right)} y={foot + belowFoot} object={foot}>
          {printedMetres(widestM)}
        </WidthDimension>
      )}
    </svg>
  );
}

interface RowDimensionsProps {
  x: (metres: number) => number;
  foot: number;
  seated: SeatedHall;
}

/** The side aisle, the first block and the first middle aisle of a rectangle. */
function RowDimensions({ x, foot, seated }: RowDimensionsProps) {
  const { rows, blocks, sideAisleM: sideM, middleAisleM: middleM } = seated;
  const blockM = rows[0]?.blockWidthM ?? 0;
  const end = sideM + blockM;
  const place = { y: foot + belowFoot, object: foot };
  return (
    <>
      {sideM > leastDrawnM && (
        <WidthDimension from={x(0)} to={x(sideM)} {...place} words="below">
          {printedMetres(sideM)}
        </WidthDimension>
      )}
      <WidthDimension from={x(sideM)} to={x(end)} {...place}>
        {printedMetres(blockM)}
      </WidthDimension>
      {blocks > 1 && (
        <WidthDimension from={x(end)} to={x(end + middleM)} {...place} words="below">
          {printedMetres(middleM)}
        </WidthDimension>
      )}
    </>
  );
}
