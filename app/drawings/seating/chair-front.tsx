import { posture, type ChairMeasures } from "../geometry/chair.ts";
import { rectangle } from "../parts/path-data.ts";
import { Edge, Hair } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import type { ChairForm } from "#content/schema/drawing-seating.ts";

const { seatTopMm, armTopMm } = posture;
const backBottom = -330;

/** Outline of the back from the front, about its middle; with `inset`, the piping inside it. */
function backOutline(backTop: ChairForm["backTop"], width: number, height: number, inset = 0) {
  const half = width / 2 - inset;
  const top = -height + inset;
  switch (backTop) {
    case "straight":
      return rectangle(-half, top, 2 * half, backBottom - top, 24);
    case "rounded":
      return `M${-half} ${backBottom}V${top + 130}a130 130 0 0 1 130 -130H${half - 130}a130 130 0 0 1 130 130V${backBottom}Z`;
    case "arched":
      return `M${-half} ${backBottom}V${top + 96}Q${-half} ${top + 66} ${-half + 40} ${top + 50}Q0 ${top - 50} ${half - 40} ${top + 50}Q${half} ${top + 66} ${half} ${top + 96}V${backBottom}Z`;
    case "waisted":
      return `M${-half} ${backBottom}C${-half} ${top + 460} ${-half + 44} ${top + 420} ${-half + 30} ${top + 280}C${-half + 14} ${top + 150} ${-half - 6} ${top} ${-half + 130} ${top}H${half - 130}C${half + 6} ${top} ${half - 14} ${top + 150} ${half - 30} ${top + 280}C${half - 44} ${top + 420} ${half} ${top + 460} ${half} ${backBottom}Z`;
    case "headrest":
      return (
        rectangle(-half, top + 208, 2 * half, backBottom - top - 208, 46) +
        rectangle(-half * 0.84, top, half * 1.68, 196 - inset, 62)
      );
  }
}

/** Seams in the cover, which distinguish the backs at a glance. */
function seams(backTop: ChairForm["backTop"], width: number, height: number) {
  const third = width / 6;
  const top = -height;
  switch (backTop) {
    case "straight":
      return `M${-third} ${top + 28}V${-seatTopMm}M${third} ${top + 28}V${-seatTopMm}`;
    case "arched":
      return [150, 270, 390].map((below) => `M${-width / 2 + 28} ${top + below}H${width / 2 - 28}`).join("");
    case "waisted":
      return `M0 ${top + 28}V${-seatTopMm}`;
    default:
      return "";
  }
}

function Back({ form, measures }: { form: ChairForm; measures: ChairMeasures }) {
  const { backWidthMm, backHeightMm } = measures;
  return (
    <>
      <Edge d={backOutline(form.backTop, backWidthMm, backHeightMm)} fill="cloth" />
      <Hair
        d={backOutline(form.backTop, backWidthMm, backHeightMm, 28) + seams(form.backTop, backWidthMm, backHeightMm)}
      />
    </>
  );
}

/** A raised seat shows its shell, a lowered one the front of its pad. */
function Seat({ raised, measures }: { raised: boolean; measures: ChairMeasures }) {
  const { seatWidthMm, seatThicknessMm, seatDepthMm } = measures;
  const left = -seatWidthMm / 2;
  if (raised) {
    const top = -posture.hingeMm - seatDepthMm + 62;
    return (
      <>
        <Edge d={rectangle(left, top, seatWidthMm, seatDepthMm - 14, 40)} fill="wood" />
        <Hair d={rectangle(left + 26, top + 26, seatWidthMm - 52, seatDepthMm - 66, 26)} />
      </>
    );
  }
  return (
    <>
      <Edge d={rectangle(left, -seatTopMm, seatWidthMm, seatThicknessMm, 38)} fill="cloth" />
      <Hair d={`M${left + 6} ${-seatTopMm + seatThicknessMm * 0.7}H${-left - 6}`} />
    </>
  );
}

const armThickness = { timber: 36, upholstered: 74, panel: 34, slim: 20 } as const;
const armMaterial = { timber: "wood", upholstered: "cloth-deep", panel: "wood", slim: "metal-deep" } as const;
const supportShare = { post: 0.62, panel: 0.92, "twin-leg": 0.42, slanted: 0.62 } as const;

/** One arm on its support, about the centre line between two chairs. */
function ArmAndSupport({ x, form, measures }: { x: number; form: ChairForm; measures: ChairMeasures }) {
  const { armWidthMm } = measures;
  const thickness = armThickness[form.arm];
  const width = armWidthMm * supportShare[form.support];
  const upholstered = form.support === "panel";
  return (
    <>
      <Edge
        d={rectangle(x - width / 2, -armTopMm + thickness, width, armTopMm - thickness)}
        fill={upholstered ? "cloth-deep" : "metal"}
      />
      {!upholstered && <Edge d={rectangle(x - armWidthMm / 2, -16, armWidthMm, 16, 4)} fill="metal-deep" />}
      <Edge
        d={rectangle(x - armWidthMm / 2, -armTopMm, armWidthMm, thickness, Math.min(18, thickness / 2))}
        fill={armMaterial[form.arm]}
      />
    </>
  );
}

function WritingPad({ x }: { x: number }) {
  return (
    <>
      <Edge d={rectangle(x - 14, -armTopMm - 60, 28, 60)} fill="metal-deep" />
      <Edge d={rectangle(x - 26, -armTopMm - 78, 330, 18, 8)} fill="wood" />
    </>
  );
}

/** A chair from the front, in millimetres about its own middle, y upwards from the floor. */
export function ChairFront({ drawing, measures }: { drawing: DrawingOf<"chair">; measures: ChairMeasures }) {
  const { form, seatMechanism, writingPad } = drawing;
  const side = measures.centresMm / 2;
  const bracket = rectangle(-side, -posture.hingeMm - 22, 2 * side, 44);
  return (
    <>
      <Back form={form} measures={measures} />
      <Hair d={bracket} />
      <Seat raised={seatMechanism === "tip-up"} measures={measures} />
      <ArmAndSupport x={-side} form={form} measures={measures} />
      <ArmAndSupport x={side} form={form} measures={measures} />
      {writingPad && <WritingPad x={-side} />}
    </>
  );
}
