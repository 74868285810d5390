import { useId } from "react";
import { HeightDimension } from "../parts/dimension.tsx";
import { rectangle, roundedPath } from "../parts/path-data.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Annotations, type Box } from "../parts/sheet.tsx";
import { Edge, Fill, Hair, Cut } from "../parts/strokes.tsx";
import { Texture } from "../parts/core-texture.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import type { PanelCore } from "#content/schema/drawing-panels.ts";
import type { Material } from "../parts/strokes.tsx";

export const slabWidth = 374;
const gap = 24;
const room = 244;
const largestScale = 7;
const veneer = 3;

const fills: Record<PanelCore, Material> = {
  "wood-board": "paper",
  foam: "paper",
  "stretch-fabric": "paper",
  "wood-wool": "wood",
  gypsum: "paper",
  unstated: "paper",
};

interface Slab {
  thicknessMm: number;
  y: number;
  height: number;
}

/** Places the slabs one below another, starting at `top`, at the largest scale that fits. */
export function placeSlabs(thicknessesMm: readonly number[], top: number) {
  const totalMm = thicknessesMm.reduce((sum, thicknessMm) => sum + thicknessMm, 0);
  const scale = Math.min(largestScale, (room - gap * (thicknessesMm.length - 1)) / totalMm);
  let y = top;
  const slabs = thicknessesMm.map((thicknessMm): Slab => {
    const slab = { thicknessMm, y, height: thicknessMm * scale };
    y += slab.height + gap;
    return slab;
  });
  return { slabs, scale, bottom: y - gap };
}

/** A section with a break line at its right end, as path data. */
function outline({ y, height }: Slab) {
  const middle = y + height / 2;
  return `M0 ${y}H${slabWidth}V${middle - 6}l5 3l-10 6l5 3V${y + height}H0Z`;
}

interface SlabsProps {
  drawing: DrawingOf<"panel-section">;
  slabs: Slab[];
}

/** The marks of a core in every section, each clipped to its outline. */
function TexturedCores({ core, slabs }: { core: PanelCore; slabs: Slab[] }) {
  const id = useId();
  const tallest = Math.max(...slabs.map(({ height }) => height));
  return (
    <>
      <defs>
        <g id={id}>
          <Texture core={core} x={0} y={0} width={slabWidth} height={tallest} />
        </g>
      </defs>
      {slabs.map((slab) => (
        <TexturedCore key={slab.thicknessMm} core={core} slab={slab} texture={id} />
      ))}
    </>
  );
}

function TexturedCore({ core, slab, texture }: { core: PanelCore; slab: Slab; texture: string }) {
  const id = useId();
  const { y, height } = slab;
  return (
    <>
      <clipPath id={id}>
        <path d={roundedPath(outline(slab))} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <use href={`#${texture}`} y={y} />
        {core === "gypsum" && <Hair d={`M0 ${y + 3.5}h${slabWidth}M0 ${y + height - 3.5}h${slabWidth}`} />}
      </g>
    </>
  );
}

/** Every thickness of a panel in section: the face at the bottom, the core marked by its material. */
export function PanelSlabs({ drawing: { core, face }, slabs }: SlabsProps) {
  const outlines = slabs.map(outline).join("");
  const boxes = slabs.map(({ y, height }): Box => [0, y, slabWidth, height]);
  const veneers = slabs.map(({ y, height }) => rectangle(0, y + height - veneer, slabWidth, veneer)).join("");
  // A board, or an unknown core, has the usual hatching.
  const hatched = core === "wood-board" || core === "unstated";
  return (
    <>
      <Fill d={outlines} fill={fills[core]} />
      {hatched ? <Hatch of={outlines} boxes={boxes} spacing={8} /> : <TexturedCores core={core} slabs={slabs} />}
      {face === "wood" && <Edge d={veneers} fill="wood-deep" />}
      <Cut d={outlines} />
      <Annotations>
        {slabs.map(({ thicknessMm, y, height }) => (
          <HeightDimension key={thicknessMm} from={y} to={y + height} x={slabWidth + 18} object={slabWidth + 2}>
            {`${thicknessMm} mm`}
          </HeightDimension>
        ))}
      </Annotations>
    </>
  );
}
