import { rectangle, range } from "../geometry.ts";
import { Cut, Edge, Fill, Hair, Hidden } from "../strokes.tsx";
import { WoodGrain } from "../wood-grain.tsx";

/** The opening on the sheet: a single door stands to the left of its detail, a double door is drawn wider. */
export interface Opening {
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

/** One leaf from the front: veneer, pull handle, closer rail, drop seal, hinges. */
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
      <Edge d={rectangle(x + 6, floor - 25, width - 12, 16)} fill="metal" />
      <Edge
        d={[0.08, 0.5, 0.9].map((share) => rectangle(pin, top + share * (floor - top) - 9, 5, 18, 2)).join("")}
        fill="metal-deep"
      />
    </>
  );
}

/** The closed door from the front, in its frame. */
export function DoorElevation({ opening, leaves }: { opening: Opening; leaves: 1 | 2 }) {
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
