import { randomSequence, range } from "../geometry/shapes.ts";
import { round } from "./path-data.ts";
import { Grain } from "./strokes.tsx";

interface WoodGrainProps {
  width: number;
  height: number;
  seed: number;
  x?: number;
  y?: number;
  /** Average distance between grain lines, in sheet units. */
  spacing?: number;
}

/**
 * Vertical grain of a veneer: long, slightly wavy lines, some of which stop short. All drawings of one size share
 * one leaf, rotated by the seed, because random grain would be most of a page with several drawings.
 */
export function WoodGrain({ width, height, seed, x = 0, y = 0, spacing = 17 }: WoodGrainProps) {
  const random = randomSequence(11);
  const count = Math.round(width / spacing);
  const lines = range(count).map((index) => {
    const left = ((index + 0.2 + random() * 0.6) * width) / count;
    const start = random() < 0.35 ? random() * height * 0.5 : 0;
    const end = random() < 0.35 ? height * (0.6 + random() * 0.4) : height;
    const third = (end - start) / 3;
    const bow = () => Math.round((random() - 0.5) * spacing * 0.6);
    return `M${left.toFixed(0)} ${start.toFixed(0)}c${bow()} ${third.toFixed(0)} ${bow()} ${(2 * third).toFixed(0)} 0 ${(end - start).toFixed(0)}`;
  });
  const isMirrored = Math.round(seed) % 2 === 1;
  const isUpsideDown = Math.round(seed / 2) % 2 === 1;
  const origin = `${round(x + (isMirrored ? width : 0))} ${round(y + (isUpsideDown ? height : 0))}`;
  return (
    <Grain
      d={lines.join("")}
      transform={`translate(${origin}) scale(${isMirrored ? -1 : 1} ${isUpsideDown ? -1 : 1})`}
    />
  );
}
