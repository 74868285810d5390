import { useId, type ReactNode } from "react";
import type { Material } from "../parts/strokes.tsx";
import { rectangle, type Point } from "./path-data.ts";
import { Edge, Fill } from "./strokes.tsx";

/** Height of the strip of ceiling, which is as wide as the sheet. */
export const planHeight = 240;
/** The middle tile. */
export const planTile = { left: 140, top: 20, side: 200 };

/** Positions of the middle tile and its eight neighbours. */
function tiles(joint: number): Point[] {
  const step = planTile.side + joint;
  return [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].map((column): Point => [planTile.left + column * step, planTile.top + row * step]),
  );
}

/** The part of a tile that lies within the strip. */
function visible([x, y]: Point) {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const right = Math.min(480, x + planTile.side);
  const bottom = Math.min(planHeight, y + planTile.side);
  return rectangle(left, top, right - left, bottom - top);
}

interface CeilingPlanProps {
  /** What is visible between two tiles: the flange of a tee, or a hairline. */
  joint: number;
  fill: Material;
  /** Holes or marks on the middle tile, clipped to it. */
  children: ReactNode;
}

/** A strip of ceiling seen from below. */
export function CeilingPlan({ joint, fill, children }: CeilingPlanProps) {
  const id = useId();
  return (
    <>
      <Fill d={rectangle(0, 0, 480, planHeight)} fill={fill === "paper" ? "metal" : "paper"} />
      <Edge d={tiles(joint).map(visible).join("")} fill={fill} />
      <clipPath id={id}>
        <path d={rectangle(planTile.left, planTile.top, planTile.side, planTile.side)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}
