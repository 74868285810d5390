import { ChairFront } from "./chair-front.tsx";
import { measureChair, posture, type ChairMeasures } from "../geometry/chair.ts";
import { ChairSide } from "./chair-side.tsx";
import { HeightDimension, WidthDimension } from "../parts/dimension.tsx";
import { Annotations, Sheet, useCover, type Box } from "../parts/sheet.tsx";
import { Axis, Cut } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

const scale = 0.265;
/** Height of the floor line on the sheet: a chair with dimensions needs room above and below. */
const [floorBare, floorDimensioned] = [286, 330];
/** Front edge of the seat in the side view, and middle of the chair in the front view. */
const sideOrigin = 62;
const frontMiddle = 386;

/** The side view with room for a seat that slides and a back that is pushed. */
const sideView = (floor: number): Box => [sideOrigin - 125 * scale, floor - 1056 * scale, 975 * scale, 1062 * scale];

/** All dimensions of a chair whose dimensions are supplied. */
function Dimensions({ measures }: { measures: ChairMeasures }) {
  const { seatDepthMm, seatThicknessMm, seatWidthMm, backWidthMm, backHeightMm, backThicknessMm } = measures;
  const { overallWidthMm, centresMm } = measures;
  const floor = floorDimensioned;
  const heightOf = (mm: number) => floor - mm * scale;
  const aroundMiddle = (mm: number) => ({ from: frontMiddle - (mm * scale) / 2, to: frontMiddle + (mm * scale) / 2 });
  const slope = (posture.reclineDegrees * Math.PI) / 180;
  const backTopX = sideOrigin + (measures.backFootMm + measures.backLengthMm * Math.sin(slope)) * scale;
  const seatTop = heightOf(posture.seatTopMm);
  return (
    <>
      <WidthDimension
        from={sideOrigin}
        to={sideOrigin + seatDepthMm * scale}
        y={floor + 24}
        object={floor}
        words="below"
      >
        {String(seatDepthMm)}
      </WidthDimension>
      <HeightDimension from={seatTop} to={seatTop + seatThicknessMm * scale} x={sideOrigin - 18} object={sideOrigin}>
        {String(seatThicknessMm)}
      </HeightDimension>
      <WidthDimension
        from={backTopX}
        to={backTopX + backThicknessMm * scale}
        y={heightOf(backHeightMm) - 16}
        object={heightOf(backHeightMm)}
      >
        {String(backThicknessMm)}
      </WidthDimension>
      <HeightDimension from={heightOf(backHeightMm)} to={floor} x={268} object={262} words="left" wordsY={floor - 36}>
        {String(backHeightMm)}
      </HeightDimension>
      <WidthDimension {...aroundMiddle(backWidthMm)} y={heightOf(backHeightMm) - 16} object={heightOf(backHeightMm)}>
        {String(backWidthMm)}
      </WidthDimension>
      <WidthDimension {...aroundMiddle(seatWidthMm)} y={seatTop - 10} object={seatTop - 10}>
        {String(seatWidthMm)}
      </WidthDimension>
      <Axis
        d={[-1, 1]
          .map((side) => `M${frontMiddle + (side * centresMm * scale) / 2} ${heightOf(700)}V${floor + 6}`)
          .join("")}
      />
      <WidthDimension {...aroundMiddle(centresMm)} y={floor + 24} object={floor} words="below">
        {String(centresMm)}
      </WidthDimension>
      <WidthDimension {...aroundMiddle(overallWidthMm)} y={floor + 62} object={floor} words="below">
        {String(overallWidthMm)}
      </WidthDimension>
    </>
  );
}

export function Chair({ drawing }: { drawing: DrawingOf<"chair"> }) {
  const measures = measureChair(drawing.dimensions);
  const cover = useCover();
  const floor = drawing.dimensions ? floorDimensioned : floorBare;
  const object = sideView(floor);
  return (
    <Sheet height={drawing.dimensions ? 424 : 294} object={object}>
      <g transform={`translate(${sideOrigin} ${floor}) scale(${scale})`}>
        <ChairSide drawing={drawing} measures={measures} />
      </g>
      {!cover && (
        <g transform={`translate(${frontMiddle} ${floor}) scale(${scale})`}>
          <ChairFront drawing={drawing} measures={measures} />
        </g>
      )}
      <Cut d={cover ? `M${object[0]} ${floor}h${object[2]}` : `M14 ${floor}H474`} />
      <Annotations>{drawing.dimensions && <Dimensions measures={measures} />}</Annotations>
    </Sheet>
  );
}

const seatName = { fixed: "fixed seat", "tip-up": "raised tip-up seat", sliding: "sliding seat" } as const;

/** "auditorium chair from the side and the front: fixed seat, fixed back; seat 450 mm wide …" */
export function describeChair({ seatMechanism, back, writingPad, dimensions }: DrawingOf<"chair">) {
  const parts = [
    seatName[seatMechanism],
    back === "fixed" ? "fixed backrest" : "push-back backrest",
    ...(writingPad ? ["writing pad"] : []),
  ];
  const views = `auditorium chair from the side and the front: ${parts.join(", ")}`;
  if (!dimensions) return views;
  const { seatWidthMm, seatDepthMm, seatThicknessMm, backWidthMm, backHeightMm, backThicknessMm } = dimensions;
  return `${views}; seat ${seatWidthMm} mm wide, ${seatDepthMm} mm deep, ${seatThicknessMm} mm thick; backrest ${backWidthMm} mm wide, ${backHeightMm} mm high, ${backThicknessMm} mm thick; ${dimensions.overallWidthMm} mm over both arms, ${dimensions.centresMm} mm from centre to centre`;
}
