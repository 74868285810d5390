import { useId } from "react";
import { circle } from "./path-data.ts";
import { randomSequence, range } from "../geometry/shapes.ts";
import type { PanelCore } from "#content/schema/drawing-panels.ts";

type Scatter = (x: number, y: number, random: () => number) => string;

const whole = (value: number) => Math.round(value);
const bend = (random: () => number, reach: number) => whole((random() - 0.5) * 2 * reach);

/** The mark that represents a core in section, and the area of one mark in square sheet units. */
const marks: Partial<Record<PanelCore, { mark: Scatter; area: number }>> = {
  foam: { area: 110, mark: (x, y, random) => circle(whole(x), whole(y), 2 + whole(random() * 5) / 2) },
  "wood-wool": {
    area: 130,
    mark: (x, y, random) =>
      `M${whole(x)} ${whole(y)}c${bend(random, 22)} ${bend(random, 16)} ${bend(random, 30)} ${bend(random, 16)} ${bend(random, 38)} ${bend(random, 12)}`,
  },
  gypsum: { area: 75, mark: (x, y) => `M${x.toFixed(1)} ${y.toFixed(1)}h.1` },
};

/** Marks scattered evenly over a section of the given size, as path data; empty for a core that is hatched instead. */
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
        className={core === "gypsum" ? "drawing__stipple" : "drawing__hatch"}
        d={scatteredTexture(core, tileWidth, height)}
      />
      {copies.map((index) => (
        <use key={index} href={`#${id}`} x={index * tileWidth} />
      ))}
    </g>
  );
}
