import type { DrawingOf } from "#content/schema/drawing.ts";
import { rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Sheet, useCover } from "../parts/sheet.tsx";
import { Axis, Cut, Edge, Fill, Hair, Hidden } from "../parts/strokes.tsx";
import { WoodGrain } from "../parts/wood-grain.tsx";
import { DoorDetail } from "./door-detail.tsx";

/** The opening on the sheet: a single door stands to the left of its detail, a double door is drawn wider. */
interface Opening {
  left: number;
  right: number;
  top: number;
  floor: number;
}

const frame = 9;

interface LeafProps {
  x: number;
  width: number;
  opening: Opening;
  hinges: "left" | "right";
}

/** One leaf from the front: handle and hinges. */
function Leaf({ x, width, opening: { top, floor }, hinges }: LeafProps) {
  const outline = rectangle(x, top + frame, width, floor - top - frame - 3);
  const handle = hinges === "left" ? x + width - 17 : x + 12;
  const pin = hinges === "left" ? x - 3 : x + width - 2;
  const middle = (top + floor) / 2 + 14;
  const apex = hinges === "left" ? x : x + width;
  const free = hinges === "left" ? x + width : x;
  return (
    <>
      <Fill d={outline} fill="wood" />
      <WoodGrain
        x={x}
        y={top + frame}
        width={width}
        height={floor - top - frame - 3}
        seed={hinges === "left" ? 21 : 27}
        spacing={11}
      />
      <Edge d={outline} />
      <Hidden d={`M${free} ${top + frame}L${apex} ${middle}L${free} ${floor - 3}`} />
      <Edge d={rectangle(handle, middle - 34, 5, 68, 2.5)} fill="metal-deep" />
      <Edge
        d={[0.08, 0.5, 0.9].map((share) => rectangle(pin, top + share * (floor - top) - 9, 5, 18, 2)).join("")}
        fill="metal-deep"
      />
    </>
  );
}

/** The closed door from the front, in its frame. */
function DoorElevation({ opening, leaves }: { opening: Opening; leaves: 1 | 2 }) {
  const { left, right, top, floor } = opening;
  const clear = right - left - 2 * frame;
  const width = leaves === 1 ? clear : clear / 2 - 1.5;
  return (
    <>
      <Edge d={rectangle(left, top, right - left, floor - top)} fill="wood-deep" />
      <Hair d={`M${left + 4} ${floor}V${top + 4}H${right - 4}V${floor}`} />
      {range(leaves).map((index) => (
        <Leaf
          key={index}
          x={left + frame + index * (width + 3)}
          width={width}
          opening={opening}
          hinges={index === 0 ? "left" : "right"}
        />
      ))}
      <Cut d={`M${left - 34} ${floor}H${right + 34}`} />
    </>
  );
}

const wall = 20;

/** The door from above: wall and frame cut, each leaf closed, and the arc that it swings. */
function DoorPlan({ opening: { left, right }, leaves, y }: { opening: Opening; leaves: 1 | 2; y: number }) {
  const walls = [rectangle(left - 34, y, 34, wall), rectangle(right, y, 34, wall)];
  const clear = right - left - 2 * frame;
  const leaf = leaves === 1 ? clear : clear / 2 - 1.5;
  const foot = y + wall;
  return (
    <>
      {walls.map((outline, index) => (
        <Hatch key={outline} of={outline} boxes={[[index === 0 ? left - 34 : right, y, 34, wall]]} spacing={5} />
      ))}
      <Cut d={walls.join("")} />
      <Cut d={rectangle(left, y, frame, wall) + rectangle(right - frame, y, frame, wall)} fill="wood-deep" />
      {range(leaves).map((index) => {
        const atLeft = index === 0;
        const hinge = atLeft ? left + frame : right - frame;
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
      <Edge d={`M${left + frame} ${y}v4M${right - frame} ${y}v4`} />
    </>
  );
}

const openings: Record<1 | 2, Opening> = {
  1: { left: 54, right: 186, top: 14, floor: 286 },
  2: { left: 38, right: 274, top: 14, floor: 286 },
};

export function Door({ drawing: { leaves } }: { drawing: DrawingOf<"door"> }) {
  const cover = useCover();
  const opening = openings[leaves];
  const height = leaves === 1 ? 470 : 462;
  const middle = (opening.left + opening.right) / 2;
  return (
    <Sheet height={height} object={[opening.left - 36, 6, opening.right - opening.left + 72, height - 8]}>
      <DoorElevation opening={opening} leaves={leaves} />
      <DoorPlan opening={opening} leaves={leaves} y={316} />
      {leaves === 2 && <Axis d={`M${middle} 2V${height - 4}`} />}
      {!cover && <DoorDetail x={leaves === 1 ? 316 : 366} top={14} floor={286} />}
    </Sheet>
  );
}

const leafNames = { 1: "single", 2: "double" } as const;

export const describeDoor = ({ leaves }: DrawingOf<"door">) =>
  `${leafNames[leaves]} acoustic door from the front, from above with its swing, and in section`;
