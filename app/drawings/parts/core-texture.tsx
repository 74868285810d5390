import { useId } from "react";
import { circle, randomSequence, range } from "./geometry.ts";
import type { Box } from "./sheet.tsx";
import type { PanelCore } from "#content/schema/drawing-panels.ts";

/** The folded line that stands for a fibre core in section, along the longer side of the box. */
export function battFolds([x, y, width, height]: Box, share = 0.42) {
  const upright = height > width;
  const [length, depth] = upright ? [height, width] : [width, height];
  const count = Math.max(2, 2 * Math.round(length / (depth * share) / 2));
  const step = length / count;
  const lead = step * 0.35;
  const point = (along: number, across: number) =>
    upright
      ? `${(x + across).toFixed(1)} ${(y + along).toFixed(1)}`
      : `${(x + along).toFixed(1)} ${(y + across).toFixed(1)}`;
  let path = `M${point(0, depth * 0.5)}`;
  for (let index = 0; index < count; index++) {
    const across = index % 2 === 0 ? 0 : depth;
    const from = index * step;
    path += `C${point(from + lead, across)} ${point(from + step - lead, across)} ${point(from + step, depth * 0.5)}`;
  }
  return path;
}

type Scatter = (x: number, y: number, random: () => number) => string;

const whole = (value: number) => Math.round(value);
const bend = (random: () => number, reach: number) => whole((random() - 0.5) * 2 * reach);

/** The mark that stands for a core in section, and the area that one mark takes, in square sheet units. */
const marks: Partial<Record<PanelCore, { mark: Scatter; area: number }>> = {
  foam: { area: 110, mark: (x, y, random) => circle(whole(x), whole(y), 2 + whole(random() * 5) / 2) },
  fibre: {
    area: 120,
    mark: (x, y, random) =>
      `M${whole(x)} ${whole(y)}q${8 + bend(random, 4)} ${bend(random, 9)} ${17 + bend(random, 6)} ${bend(random, 5)}`,
  },
  felt: {
    area: 70,
    mark: (x, y, random) => `M${whole(x)} ${whole(y)}q8 ${bend(random, 3)} ${14 + bend(random, 8)} ${bend(random, 1)}`,
  },
  "wood-wool": {
    area: 130,
    mark: (x, y, random) =>
      `M${whole(x)} ${whole(y)}c${bend(random, 22)} ${bend(random, 16)} ${bend(random, 30)} ${bend(random, 16)} ${bend(random, 38)} ${bend(random, 12)}`,
  },
  gypsum: { area: 75, mark: (x, y) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1` },
  "mineral-tile": {
    area: 80,
    mark: (x, y, random) =>
      random() < 0.75
        ? `M${x.toFixed(1)} ${y.toFixed(1)}h.1`
        : `M${whole(x)} ${whole(y)}l${bend(random, 6)} ${bend(random, 4)}`,
  },
};

/** Marks scattered evenly over a section of the given size, as path data; empty for a core that is hatched or folded instead. */
function scatteredTexture(core: PanelCore, width: number, height: number) {
  const texture = marks[core];
  if (!texture) return "";
  const random = randomSequence(41);
  const cell = Math.sqrt(texture.area);
  return range(Math.ceil(height / cell))
    .flatMap((row) =>
      range(Math.ceil(width / cell)).map((column) =>
        texture.mark((column + random()) * cell, (row + random()) * cell, random),
      ),
    )
    .join("");
}

const tileWidth = 128;
const stippled = new Set<PanelCore>(["gypsum", "mineral-tile"]);

interface TextureProps {
  core: PanelCore;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The marks of a core across a surface: one tile of marks, repeated. The caller clips it. */
export function Texture({ core, x, y, width, height }: TextureProps) {
  const id = useId();
  const copies = range(Math.ceil(width / tileWidth)).slice(1);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        id={id}
        className={stippled.has(core) ? "drawing__stipple" : "drawing__hatch"}
        d={scatteredTexture(core, tileWidth, height)}
      />
      {copies.map((index) => (
        <use key={index} href={`#${id}`} x={index * tileWidth} />
      ))}
    </g>
  );
}
