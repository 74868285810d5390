import { circle, polygon, rectangle } from "../parts/path-data.ts";
import { posture, type ChairMeasures } from "../geometry/chair.ts";
import { Edge, Hair, Hidden } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import type { ChairForm } from "#content/schema/drawing-seating.ts";

const { seatTopMm, armTopMm, hingeMm, reclineDegrees, cornerMm } = posture;

/**
 * The front of the back from the hinge upwards: how far it recedes from its frontmost line, by share of its
 * length.
 */
const spine: Record<ChairForm["backTop"], string> = {
  straight: "C0 -.3 0 -.6 0 -.9",
  rounded: "C-8 -.2 14 -.42 14 -.6C14 -.72 0 -.86 0 -.92",
  arched: "C22 -.25 26 -.5 18 -.7C12 -.82 4 -.88 0 -.92",
  waisted: "C-4 -.12 -4 -.22 6 -.34C24 -.5 26 -.62 18 -.74C12 -.84 2 -.88 0 -.92",
  headrest: "C-6 -.2 20 -.42 22 -.66C23 -.72 6 -.72 2 -.74C-1 -.8 -1 -.86 0 -.92",
};

/**
 * The back before it is inclined: a pad that follows the spine, on a thin shell. Its frontmost line is at x = 0,
 * its hinge at y = 0.
 */
function backPad(length: number, thickness: number, backTop: ChairForm["backTop"]) {
  const rear = thickness - 16;
  const front = spine[backTop].replaceAll(/-\.\d+/g, (share) => (Number(share) * length).toFixed(0));
  return `M10 70L0 0${front}L0 ${-length + cornerMm}a${cornerMm} ${cornerMm} 0 0 1 ${cornerMm} ${-cornerMm}H${rear - 12}a12 12 0 0 1 12 12V70Z`;
}

function Back({ measures, form }: { measures: ChairMeasures; form: ChairForm }) {
  const { backLengthMm: length, backThicknessMm: thickness } = measures;
  return (
    <>
      <Edge d={backPad(length, thickness, form.backTop)} fill="cloth" />
      <Edge d={rectangle(thickness - 16, -length + 6, 16, length + 84, 8)} fill="wood" />
      {form.backTop === "headrest" && <Hair d={`M16 ${-length * 0.72}H${thickness - 16}`} />}
    </>
  );
}

/** The lowered seat: a pad on a pan. */
function seatOutline({ seatDepthMm, seatThicknessMm }: ChairMeasures) {
  return rectangle(0, -seatTopMm, seatDepthMm, seatThicknessMm, cornerMm);
}

/** A tip-up seat is drawn raised: this rotates it about its hinge. */
const raised = ({ seatDepthMm }: ChairMeasures) => `rotate(77 ${seatDepthMm - 95} ${-hingeMm - 10})`;

function Seat({ measures }: { measures: ChairMeasures }) {
  const { seatDepthMm, seatThicknessMm } = measures;
  return (
    <>
      <Edge d={seatOutline(measures)} fill="cloth" />
      <Hair d={`M6 ${-seatTopMm + seatThicknessMm * 0.7}H${seatDepthMm - 6}`} />
    </>
  );
}

/** The other position of a seat that moves, with the path of its front edge. */
function SeatMovement({ drawing, measures }: { drawing: DrawingOf<"chair">; measures: ChairMeasures }) {
  const radius = measures.seatDepthMm - 95;
  if (drawing.seatMechanism === "tip-up") {
    return (
      <>
        <Hidden d={seatOutline(measures)} />
        <Hair
          d={`M-14 ${-seatTopMm - 30}A${radius + 20} ${radius + 20} 0 0 1 ${radius * 0.62} ${-hingeMm - radius - 24}`}
        />
      </>
    );
  }
  if (drawing.seatMechanism === "sliding") {
    return (
      <>
        <Hidden d={seatOutline(measures)} transform="translate(-110 0)" />
        <Hair d="M-50 -258H74M54 -270L76 -258L54 -246M-30 -270L-52 -258L-30 -246" />
      </>
    );
  }
  return null;
}

function Arm({ form }: { form: ChairForm }) {
  if (form.arm === "upholstered") return <Edge d={rectangle(60, -armTopMm, 390, 74, 36)} fill="cloth-deep" />;
  if (form.arm === "slim") return <Edge d={rectangle(84, -armTopMm, 350, 20, 10)} fill="metal-deep" />;
  if (form.arm === "panel") {
    return (
      <Edge
        d={polygon(
          [52, -armTopMm],
          [462, -armTopMm],
          [462, -armTopMm + 34],
          [84, -armTopMm + 34],
          [52, -armTopMm + 92],
        )}
        fill="wood"
      />
    );
  }
  return <Edge d={rectangle(58, -armTopMm, 400, 36, 18)} fill="wood" />;
}

const underArm = -armTopMm + 30;

/** The support from the side, from the floor to the arm. */
function ChairSupport({ support, measures }: { support: ChairForm["support"]; measures: ChairMeasures }) {
  const foot = <Edge d={rectangle(130, -16, 300, 16, 6)} fill="metal-deep" />;
  if (support === "panel") {
    return (
      <>
        <Edge d={polygon([92, underArm], [430, underArm], [430, 0], [142, 0])} fill="cloth-deep" />
        <Hidden d={rectangle(0, -seatTopMm, measures.seatDepthMm, measures.seatThicknessMm, cornerMm)} />
      </>
    );
  }
  if (support === "twin-leg") {
    return (
      <Edge
        d={
          polygon(
            [120, underArm],
            [146, underArm],
            [146, -24],
            [394, -24],
            [394, underArm],
            [420, underArm],
            [420, 0],
            [120, 0],
          ) + rectangle(146, -330, 248, 20)
        }
        fill="metal-deep"
      />
    );
  }
  if (support === "slanted") {
    return (
      <>
        <Edge d={polygon([276, underArm], [366, underArm], [300, -16], [210, -16])} fill="metal" />
        {foot}
      </>
    );
  }
  return (
    <>
      <Edge d={rectangle(244, underArm, 84, armTopMm - 46)} fill="metal" />
      {foot}
    </>
  );
}

function WritingPad() {
  return (
    <>
      <Hidden d={rectangle(96, -armTopMm - 4, 30, 330, 12)} />
      <Edge d={`M214 ${-armTopMm}V${-armTopMm - 58}h22V${-armTopMm}Z`} fill="metal-deep" />
      <Edge d={rectangle(-40, -armTopMm - 76, 330, 18, 8)} fill="wood" />
    </>
  );
}

/** A chair from its side, facing left, in millimetres: x from the front edge of the seat, y upwards from the floor. */
export function ChairSide({ drawing, measures }: { drawing: DrawingOf<"chair">; measures: ChairMeasures }) {
  const { form, back, seatMechanism, writingPad } = drawing;
  const { backFootMm, backLengthMm, backThicknessMm } = measures;
  const at = (degrees: number) => `translate(${backFootMm} ${-hingeMm}) rotate(${degrees})`;
  return (
    <>
      {back === "push-back" && (
        <Hidden d={backPad(backLengthMm, backThicknessMm, form.backTop)} transform={at(reclineDegrees + 11)} />
      )}
      <g transform={at(reclineDegrees)}>
        <Back measures={measures} form={form} />
      </g>
      <SeatMovement drawing={drawing} measures={measures} />
      <g transform={seatMechanism === "tip-up" ? raised(measures) : undefined}>
        <Seat measures={measures} />
      </g>
      <ChairSupport support={form.support} measures={measures} />
      {seatMechanism === "tip-up" && <Hair d={circle(measures.seatDepthMm - 95, -hingeMm - 10, 13)} />}
      <Arm form={form} />
      {writingPad && <WritingPad />}
    </>
  );
}
