import { range, rectangle, type Point } from "./geometry.ts";
import { Edge, Fill } from "./strokes.tsx";

/** Height of the strip of ceiling, which is as wide as the sheet. */
export const planHeight = 240;
export const planTile = { left: 140, top: 20, side: 200 };

/** Places of the middle tile and its eight neighbours. */
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

/** A strip of ceiling seen from below: a perforated tile among plain ones. `joint` is what shows between two tiles. */
export function MetalTilePlan({ joint }: { joint: number }) {
  const holes = range(17).flatMap((row) =>
    range(17).map((column) => `M${planTile.left + 12 + column * 11} ${planTile.top + 12 + row * 11}h0`),
  );
  return (
    <>
      <Fill d={rectangle(0, 0, 480, planHeight)} fill="paper" />
      <Edge d={tiles(joint).map(visible).join("")} fill="metal" />
      <g className="drawing__holes">
        <path d={holes.join("")} strokeWidth={3} strokeLinecap="round" />
      </g>
    </>
  );
}
