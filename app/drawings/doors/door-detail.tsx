import { rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/shapes.ts";
import { Hatch } from "../parts/hatch.tsx";
import type { Box } from "../parts/sheet.tsx";
import { Cut, Edge, Fill, Hair } from "../parts/strokes.tsx";

const thickness = 46;
/** Height of a fold as a share of the width of the core. */
const foldShare = 0.36;

/** The folded line that represents a fibre core in section, from the top of the box to its bottom. */
function fibreFolds([x, y, width, height]: Box): string {
  const count = Math.max(2, 2 * Math.round(height / (width * foldShare) / 2));
  const step = height / count;
  const lead = step * 0.35;
  const point = (along: number, across: number) => `${(x + across).toFixed(1)} ${(y + along).toFixed(1)}`;
  const folds = range(count).map((index) => {
    const across = index % 2 === 0 ? 0 : width;
    const from = index * step;
    return `C${point(from + lead, across)} ${point(from + step - lead, across)} ${point(from + step, width * 0.5)}`;
  });
  return `M${point(0, width * 0.5)}${folds.join("")}`;
}

/** Upright section through head and floor, broken in the middle: the leaf in its frame, and its core. */
export function DoorDetail({ x, top, floor }: { x: number; top: number; floor: number }) {
  const [left, right] = [x - thickness / 2, x + thickness / 2];
  const middle = (top + floor) / 2;
  const head = top + 54;
  const parts = [
    { from: head + 5, to: middle - 12 },
    { from: middle + 12, to: floor - 7 },
  ];
  const lintel = rectangle(left - 14, top, thickness + 40, 32);
  return (
    <>
      <Hatch of={lintel} boxes={[[left - 14, top, thickness + 40, 32]]} spacing={6} />
      <Cut d={lintel} />
      <Cut
        d={`M${left - 14} ${top + 32}H${right + 26}V${head + 22}H${right + 8}V${head}H${left - 14}Z`}
        fill="wood-deep"
      />
      {parts.map(({ from, to }) => (
        <g key={from}>
          <Fill d={rectangle(left, from, thickness, to - from)} fill="paper" />
          <Hair d={fibreFolds([left + 6, from + 4, thickness - 12, to - from - 8])} />
          <Edge d={rectangle(left, from, 5, to - from) + rectangle(right - 5, from, 5, to - from)} fill="wood" />
          <Cut d={`M${left} ${from}V${to}M${right} ${from}V${to}`} />
        </g>
      ))}
      <Cut d={`M${left} ${head + 5}H${right}M${left} ${floor - 7}H${right}`} />
      <Hair
        d={range(2)
          .map((index) => `M${left - 10} ${middle - 9 + index * 18}l22 0l6 -7l10 14l6 -7h22`)
          .join("")}
      />
      <Cut d={`M${left - 30} ${floor}H${right + 30}`} />
    </>
  );
}
