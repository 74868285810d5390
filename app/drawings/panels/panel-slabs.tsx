import { useId } from "react";
import { HeightDimension } from "../parts/dimension.tsx";
import { rectangle, roundedPath } from "../parts/path-data.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Annotations } from "../parts/sheet.tsx";
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

/** The core's marks, clipped to the outline of the section. A board, or a core that was not supplied, has the usual hatching. */
function Core({ core, slab, texture }: { core: PanelCore; slab: Slab; texture: string }) {
  const id = useId();
  const { y, height } = slab;
  if (core === "wood-board" || core === "unstated") {
    return <Hatch of={outline(slab)} box={[0, y, slabWidth, height]} spacing={8} />;
  }
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

/** Every thickness of a panel in section: the face at the foot, the core marked by its material. */
export function PanelSlabs({ drawing: { core, face }, slabs }: SlabsProps) {
  const texture = useId();
  const tallest = Math.max(...slabs.map(({ height }) => height));
  return (
    <>
      <defs>
        <g id={texture}>
          <Texture core={core} x={0} y={0} width={slabWidth} height={tallest} />
        </g>
      </defs>
      {slabs.map((slab) => {
        const { thicknessMm, y, height } = slab;
        const shape = outline(slab);
        const foot = y + height;
        return (
          <g key={thicknessMm}>
            <Fill d={shape} fill={fills[core]} />
            <Core core={core} slab={slab} texture={texture} />
            {face === "wood" && <Edge d={rectangle(0, foot - veneer, slabWidth, veneer)} fill="wood-deep" />}
            <Cut d={shape} />
          </g>
        );
      })}
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
