import { randomSequence, range } from "../geometry/sequences.ts";
import { Hair } from "./strokes.tsx";

interface WoodGrainProps {
  width: number;
  height: number;
  seed: number;
  x?: number;
  y?: number;
  /** Average distance between grain lines, in sheet units. */
  spacing?: number;
}

/** Vertical grain of a veneer: long, slightly wavy lines, some of which stop short. */
export function WoodGrain({ width, height, seed, x = 0, y = 0, spacing = 17 }: WoodGrainProps) {
  const random = randomSequence(Math.round(seed * 97) + 11);
  const count = Math.round(width / spacing);
  const lines = range(count).map((index) => {
    const left = x + ((index + 0.2 + random() * 0.6) * width) / count;
    const start = y + (random() < 0.35 ? random() * height * 0.5 : 0);
    const end = y + (random() < 0.35 ? height * (0.6 + random() * 0.4) : height);
    const third = (end - start) / 3;
    const bow = () => Math.round((random() - 0.5) * spacing * 6) / 10;
    return `M${left.toFixed(1)} ${start.toFixed(0)}c${bow()} ${third.toFixed(0)} ${bow()} ${(2 * third).toFixed(0)} 0 ${(end - start).toFixed(0)}`;
  });
  return (
    <g className="drawing__grain">
      <Hair d={lines.join("")} />
    </g>
  );
}
