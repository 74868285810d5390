import type { Opening } from "./door-elevation.tsx";
import { range, rectangle } from "../geometry.ts";
import { Hatch } from "../hatch.tsx";
import { Cut, Edge, Hidden } from "../strokes.tsx";

const wall = 20;
const jamb = 9;

/** The door from above: wall and frame cut, each leaf closed, and the arc that it swings. */
export function DoorPlan({ opening: { left, right }, leaves, y }: { opening: Opening; leaves: 1 | 2; y: number }) {
  const walls = [rectangle(left - 34, y, 34, wall), rectangle(right, y, 34, wall)];
  const clear = right - left - 2 * jamb;
  const leaf = leaves === 1 ? clear : clear / 2 - 1.5;
  const foot = y + wall;
  return (
    <>
      {walls.map((outline, index) => (
        <Hatch key={outline} of={outline} box={[index === 0 ? left - 34 : right, y, 34, wall]} spacing={5} />
      ))}
      <Cut d={walls.join("")} />
      <Cut d={rectangle(left, y, jamb, wall) + rectangle(right - jamb, y, jamb, wall)} fill="wood-deep" />
      {range(leaves).map((index) => {
        const atLeft = index === 0;
        const hinge = atLeft ? left + jamb : right - jamb;
        const turn = atLeft ? 1 : -1;
        const start = hinge + turn * leaf;
        return (
          <g key={index}>
            <Cut d={rectangle(Math.min(hinge, start), foot - 8, leaf, 8)} fill="wood" />
            <Hidden d={rectangle(atLeft ? hinge : hinge - 8, foot, 8, leaf)} />
            <Hidden d={`M${start} ${foot}A${leaf} ${leaf} 0 0 ${atLeft ? 1 : 0} ${hinge} ${foot + leaf}`} />
          </g>
        );
      })}
      <Edge d={`M${left + jamb} ${y}v4M${right - jamb} ${y}v4`} />
    </>
  );
}
