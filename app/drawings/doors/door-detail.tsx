import { circle, range, rectangle } from "../parts/geometry.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Leader } from "../parts/label.tsx";
import { Annotations } from "../parts/sheet.tsx";
import { Cut, Edge, Fill, Hair } from "../parts/strokes.tsx";
import { battFolds } from "../parts/core-texture.tsx";

const thickness = 46;

/** A seal: a soft profile pressed flat against the leaf. */
const seal = (x: number, y: number) => <Edge d={circle(x, y, 5.5)} fill="metal-deep" />;

/** Upright section through head and threshold, broken in the middle: where the seals lie, and the core. */
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
      <Hatch of={lintel} box={[left - 14, top, thickness + 40, 32]} spacing={6} />
      <Cut d={lintel} />
      <Cut
        d={`M${left - 14} ${top + 32}H${right + 26}V${head + 22}H${right + 8}V${head}H${left - 14}Z`}
        fill="wood-deep"
      />
      {seal(right + 2.5, head + 14)}
      {parts.map(({ from, to }) => (
        <g key={from}>
          <Fill d={rectangle(left, from, thickness, to - from)} fill="paper" />
          <Hair d={battFolds([left + 6, from + 4, thickness - 12, to - from - 8], 0.36)} />
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
      <Cut d={rectangle(x - 9, floor - 36, 18, 29)} fill="metal" />
      <Cut d={rectangle(x - 4, floor - 20, 8, 19, 2)} fill="metal-deep" />
      <Cut d={`M${left - 30} ${floor}H${right + 30}`} />
      <Annotations>
        <Leader at={[right + 2.5, head + 14]} to={[right + 24, head + 46]}>
          Seal
        </Leader>
        <Leader at={[x + 4, floor - 11]} to={[right + 24, floor - 34]}>
          Drop seal
        </Leader>
      </Annotations>
    </>
  );
}
