import { randomSequence, range } from "../geometry/shapes.ts";
import { Edge, Hair } from "../parts/strokes.tsx";

interface ClothProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Distance between pleats, in sheet units. */
  pleat: number;
  tone?: "cloth" | "cloth-deep" | "paper";
}

/** A hanging curtain from the front: pleats, and a hem that follows them. */
export function HangingCloth({ x, y, width, height, pleat, tone = "cloth" }: ClothProps) {
  const count = Math.max(2, Math.round(width / pleat));
  const step = width / count;
  const random = randomSequence(Math.round(x + width * 7));
  const hem = range(count)
    .map(() => `q${(step / 2).toFixed(1)} 5 ${step.toFixed(1)} 0`)
    .join("");
  const folds = range(count - 1).map((index) => {
    const at = x + (index + 1) * step;
    const start = y + (index % 2 === 0 ? 2 : height * 0.12 * random());
    const sway = (random() - 0.5) * step * 0.35;
    return `M${at.toFixed(1)} ${start.toFixed(1)}C${(at + sway).toFixed(1)} ${(y + height * 0.4).toFixed(1)} ${(at - sway).toFixed(1)} ${(y + height * 0.7).toFixed(1)} ${at.toFixed(1)} ${y + height}`;
  });
  const back = `V${y}H${x}Z`;
  return (
    <>
      <Edge d={`M${x} ${y}V${y + height}${hem}${back}`} fill={tone} />
      <Hair d={folds.join("")} />
    </>
  );
}

/** A frill across the top of an opening: short pleats with a scalloped lower edge. */
export function Frill({ x, y, width, height, pleat, tone = "cloth-deep" }: ClothProps) {
  const count = Math.round(width / pleat);
  const step = width / count;
  const scallops = range(count)
    .map(() => `a${(step / 2).toFixed(2)} ${(step * 0.28).toFixed(2)} 0 0 0 ${step.toFixed(2)} 0`)
    .join("");
  return (
    <>
      <Edge d={`M${x} ${y + height}${scallops}V${y}H${x}Z`} fill={tone} />
      <Hair
        d={range(count - 1)
          .map((index) => `M${(x + (index + 1) * step).toFixed(1)} ${y}v${height}`)
          .join("")}
      />
    </>
  );
}

/** A curtain from above: a wave along its track. */
export function curtainPlan(x: number, y: number, width: number, wave: number, depth: number) {
  const count = Math.max(2, 2 * Math.round(width / wave / 2));
  const step = width / count;
  return `M${x} ${y}q${step / 2} ${-depth} ${step} 0${`t${step} 0`.repeat(count - 1)}`;
}
