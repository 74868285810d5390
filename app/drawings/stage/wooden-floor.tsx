import { useId } from "react";
import { HeightDimension } from "../dimension.tsx";
import { circle, randomSequence, range, rectangle } from "../geometry.ts";
import { Hatch } from "../hatch.tsx";
import { herringbone } from "./herringbone.ts";
import { Annotations, Sheet, useCover } from "../sheet.tsx";
import { Cut, Edge, Fill, Hair } from "../strokes.tsx";
import type { WoodenFloorDrawing } from "../types.ts";

const planHeight = 234;
const half = 240;
const board = 26;

/** Boards in random lengths, with ends that never stand beside one another. */
function Boards() {
  const random = randomSequence(5);
  const rows = range(planHeight / board);
  const joints = rows.map((row) => `M${(30 + (row % 3) * 70 + random() * 40).toFixed(1)} ${row * board}v${board}`);
  const grain = rows.flatMap((row) =>
    range(3).map((line) => {
      const from = random() * 110;
      return `M${from.toFixed(0)} ${(row * board + 5 + line * 8 + random() * 3).toFixed(1)}h${(50 + random() * 80).toFixed(0)}`;
    }),
  );
  return (
    <>
      <Fill d={rectangle(0, 0, half, planHeight)} fill="wood" />
      <g className="drawing__grain">
        <Hair d={grain.join("")} />
      </g>
      <Edge
        d={
          rows
            .slice(1)
            .map((row) => `M0 ${row * board}H${half}`)
            .join("") + joints.join("")
        }
      />
    </>
  );
}

/** Parquet laid in a herringbone. */
function Parquet() {
  const id = useId();
  const { lying, standing } = herringbone(19, 168);
  return (
    <>
      <clipPath id={id}>
        <path d={rectangle(half, 0, half, planHeight)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(${half * 1.5} ${planHeight / 2}) rotate(45)`}>
          <Edge d={lying.join("")} fill="wood" />
          <Edge d={standing.join("")} fill="wood-deep" />
        </g>
      </g>
    </>
  );
}

const level = { boards: 264, sheet: 302, battens: 316, slab: 350, bottom: 388 };

/** Boards with tongue and groove, cut across: one outline, and the growth rings of each board. */
function SectionOfBoards({ width }: { width: number }) {
  const { boards, sheet } = level;
  const middle = (boards + sheet) / 2;
  const joints = range(Math.ceil(width / 96))
    .map((index) => 60 + index * 96)
    .filter((x) => x < width - 20);
  const ringsOf = (x: number) =>
    [22, 32, 42].map((r) => `M${x - r} ${sheet - 3}a${r} ${r * 0.78} 0 0 1 ${2 * r} 0`).join("");
  return (
    <>
      <Fill d={rectangle(0, boards, width, sheet - boards)} fill="wood" />
      <g className="drawing__grain">
        <Hair
          d={joints
            .filter((x) => x + 96 < width)
            .map((x) => ringsOf(x + 48))
            .join("")}
        />
      </g>
      <Cut d={rectangle(0, boards, width, sheet - boards)} />
      <Edge d={joints.map((x) => `M${x} ${boards}V${middle - 4}h8v8h-8V${sheet}`).join("")} />
    </>
  );
}

/** What the boards lie on: a sheet, battens, and the slab. */
function Substructure({ width }: { width: number }) {
  const { sheet, battens, slab, bottom } = level;
  const random = randomSequence(3);
  const stones = range(46).map(() =>
    circle(random() * width, slab + 5 + random() * (bottom - slab - 10), 0.8 + random() * 1.6),
  );
  const places = range(3).map((index) => 34 + index * ((width - 110) / 2));
  const slabOutline = rectangle(0, slab, width, bottom - slab);
  return (
    <>
      <Fill d={rectangle(0, sheet, width, battens - sheet)} fill="paper" />
      <Hair d={`M0 ${sheet + 5}H${width}M0 ${sheet + 9}H${width}`} />
      <Edge d={rectangle(0, sheet, width, battens - sheet)} />
      {places.map((x) => (
        <g key={x}>
          <Cut d={rectangle(x, battens, 44, slab - battens)} fill="wood-deep" />
          <Hair d={`M${x} ${battens}l44 ${slab - battens}M${x} ${slab}l44 ${battens - slab}`} />
        </g>
      ))}
      <Fill d={slabOutline} fill="paper" />
      <Hatch of={slabOutline} box={[0, slab, width, bottom - slab]} spacing={16} />
      <Hair d={stones.join("")} />
      <Cut d={`M0 ${slab}H${width}`} />
    </>
  );
}

export function WoodenFloor({ drawing: { thinnestMm, thickestMm } }: { drawing: WoodenFloorDrawing }) {
  const width = useCover() ? 480 : 372;
  return (
    <Sheet height={level.bottom + 4} object={[0, 0, 480, level.bottom + 2]}>
      <Boards />
      <Parquet />
      <Edge d={`${rectangle(0, 0, 480, planHeight)}M${half} 0V${planHeight}`} />
      <Substructure width={width} />
      <SectionOfBoards width={width} />
      <Annotations>
        <HeightDimension from={level.boards} to={level.sheet} x={width + 16} object={width}>
          {`${thinnestMm}–${thickestMm} mm`}
        </HeightDimension>
      </Annotations>
    </Sheet>
  );
}

/** "wooden floor from above, as boards and as parquet, and its section; boards 15 to 25 mm thick" */
export const describeWoodenFloor = ({ thinnestMm, thickestMm }: WoodenFloorDrawing) =>
  `wooden floor from above, as boards and as herringbone parquet, and section through boards ${thinnestMm} to ${thickestMm} mm thick on battens`;
