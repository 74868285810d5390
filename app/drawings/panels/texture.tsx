import { useId } from "react";
import { scatteredTexture } from "./core-texture.ts";
import { range } from "../geometry.ts";
import type { PanelCore } from "../types.ts";

const tileWidth = 128;
const stippled = new Set<PanelCore>(["gypsum", "mineral-tile"]);

interface TextureProps {
  core: PanelCore;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The marks of a core across a surface: one tile of them, set side by side. The caller clips it. */
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
