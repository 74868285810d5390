import { circle, rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
import { Hatch } from "../parts/hatch.tsx";
import { ParCanFront, ParCanSide } from "./luminaire-cans.tsx";
import { Repeat } from "./luminaire-parts.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { Cut, Edge, Hair } from "../parts/strokes.tsx";

const top = 60;
const rung = 74;
const rungs = range(5).map((index) => top + 12 + index * rung);
/** The rungs that carry a light: all but the lowest. */
const lit = rungs.slice(0, -1);
const bottom = top + 24 + 4 * rung;
const [front, side] = [156, 372];
const half = 84;
const small = "scale(.34)";

/** What the ladder hangs from, and its two hangers. */
function Suspension({ x, spread }: { x: number; spread: number }) {
  const beam = rectangle(x - spread - 28, 4, 2 * spread + 56, 16);
  return (
    <>
      <Hatch of={beam} boxes={[[x - spread - 28, 4, 2 * spread + 56, 16]]} spacing={5} />
      <Cut d={beam} />
      <Edge d={`M${x - spread} 20V${top}M${x + spread} 20V${top}`} />
      <Hair d={[x - spread, x + spread].map((at) => circle(at, 30, 5) + circle(at, 40, 5)).join("")} />
    </>
  );
}

/** The ladder from the front: two stiles, rungs between them, lights on the rungs. */
function Front() {
  return (
    <>
      <Suspension x={front} spread={half} />
      <Edge d={rungs.map((y) => rectangle(front - half, y - 5, 2 * half, 10)).join("")} fill="metal" />
      <Edge
        d={[front - half, front + half].map((at) => rectangle(at - 6, top, 12, bottom - top, 4)).join("")}
        fill="metal-deep"
      />
      <Repeat at={lit.map((y, index) => `translate(${front + (index % 2 === 0 ? -34 : 34)} ${y}) ${small}`)}>
        <ParCanFront />
      </Repeat>
    </>
  );
}

/** The ladder from the side: one stile, the lights towards the stage. */
function Side() {
  return (
    <>
      <Suspension x={side} spread={0} />
      <Repeat at={lit.map((y) => `translate(${side} ${y}) ${small}`)}>
        <ParCanSide />
      </Repeat>
      <Edge d={rectangle(side - 6, top, 12, bottom - top, 4)} fill="metal-deep" />
      <Cut d={rungs.map((y) => circle(side, y, 5)).join("")} fill="paper" />
    </>
  );
}

export function SideLadder() {
  return (
    <Sheet height={bottom + 10} object={[36, 0, 400, bottom + 6]}>
      <Front />
      <Side />
    </Sheet>
  );
}

export const describeSideLadder = () => "side ladder with lights on its rungs, from the front and the side";
