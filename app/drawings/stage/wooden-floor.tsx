import { useId } from "react";
import { HeightDimension } from "../parts/dimension.tsx";
import { circle, rectangle } from "../parts/path-data.ts";
import { randomSequence, range } from "../geometry/shapes.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Annotations, Sheet, useCover } from "../parts/sheet.tsx";
import { Cut, Edge, Fill, Grain, Hair } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

const planHeight = 234;
const half = 240;
const board = 26;

/** Boards in random lengths, with staggered joints. */
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
      <Grain d={grain.join("")} />
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

/** A block of parquet is four times as long as wide, so that the pattern closes. */
const blocksAlong = 4;

/**
 * Blocks of a herringbone within `reach` of the origin, before the pattern is rotated by 45 degrees: horizontal
 * blocks climb a stair, vertical blocks fill the space above each step.
 */
function herringbone(width: number, reach: number) {
  const length = blocksAlong * width;
  const steps = Math.ceil(reach / width) + blocksAlong;
  const inReach = (x: number, y: number, w: number, h: number) =>
    x < reach && x + w > -reach && y < reach && y + h > -reach;
  const lying: string[] = [];
  const standing: string[] = [];
  for (const step of range(2 * steps + 1).map((index) => index - steps)) {
    for (const repeat of range(2 * steps + 1).map((index) => index - steps)) {
      const [x, y] = [step * width + repeat * 2 * length, step * width];
      if (inReach(x, y, length, width)) lying.push(rectangle(x, y, length, width));
      if (inReach(x, y + width, width, length)) standing.push(rectangle(x, y + width, width, length));
    }
  }
  return { lying, standing };
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

const whole = (value: number) => Math.round(value);

const level = { boards: 264, underlay: 302, battens: 316, slab: 350, bottom: 388 };

/** Boards with tongue and groove, cut across: one outline, and the growth rings of each board. */
function SectionOfBoards({ width }: { width: number }) {
  const { boards, underlay } = level;
  const middle = (boards + underlay) / 2;
  const joints = range(Math.ceil(width / 96))
    .map((index) => 60 + index * 96)
    .filter((x) => x < width - 20);
  const ringsOf = (x: number) =>
    [22, 32, 42].map((r) => `M${x - r} ${underlay - 3}a${r} ${r * 0.78} 0 0 1 ${2 * r} 0`).join("");
  return (
    <>
      <Fill d={rectangle(0, boards, width, underlay - boards)} fill="wood" />
      <Grain
        d={joints
          .filter((x) => x + 96 < width)
          .map((x) => ringsOf(x + 48))
          .join("")}
      />
      <Cut d={rectangle(0, boards, width, underlay - boards)} />
      <Edge d={joints.map((x) => `M${x} ${boards}V${middle - 4}h8v8h-8V${underlay}`).join("")} />
    </>
  );
}

/** What the boards lie on: an underlay, battens, and the slab. */
function Substructure({ width }: { width: number }) {
  const { underlay, battens, slab, bottom } = level;
  const random = randomSequence(3);
  const stones = range(46).map(() =>
    circle(whole(random() * width), whole(slab + 5 + random() * (bottom - slab - 10)), 1 + whole(random() * 3) / 2),
  );
  const places = range(3).map((index) => 34 + index * ((width - 110) / 2));
  const slabOutline = rectangle(0, slab, width, bottom - slab);
  return (
    <>
      <Fill d={rectangle(0, underlay, width, battens - underlay)} fill="paper" />
      <Hair d={`M0 ${underlay + 5}H${width}M0 ${underlay + 9}H${width}`} />
      <Edge d={rectangle(0, underlay, width, battens - underlay)} />
      <Cut d={places.map((x) => rectangle(x, battens, 44, slab - battens)).join("")} fill="wood-deep" />
      <Hair d={places.map((x) => `M${x} ${battens}l44 ${slab - battens}M${x} ${slab}l44 ${battens - slab}`).join("")} />
      <Fill d={slabOutline} fill="paper" />
      <Hatch of={slabOutline} boxes={[[0, slab, width, bottom - slab]]} spacing={16} />
      <Hair d={stones.join("")} />
      <Cut d={`M0 ${slab}H${width}`} />
    </>
  );
}

export function WoodenFloor({ drawing: { thinnestMm, thickestMm } }: { drawing: DrawingOf<"wooden-floor"> }) {
  const width = useCover() ? 480 : 372;
  return (
    <Sheet height={level.bottom + 4} object={[0, 0, 480, level.bottom + 2]}>
      <Boards />
      <Parquet />
      <Edge d={`${rectangle(0, 0, 480, planHeight)}M${half} 0V${planHeight}`} />
      <Substructure width={width} />
      <SectionOfBoards width={width} />
      <Annotations>
        <HeightDimension from={level.boards} to={level.underlay} x={width + 16} object={width}>
          {`${thinnestMm}–${thickestMm} mm`}
        </HeightDimension>
      </Annotations>
    </Sheet>
  );
}

/** "wooden floor from above, as boards and as parquet, and its section; boards 15 to 25 mm thick" */
export const describeWoodenFloor = ({ thinnestMm, thickestMm }: DrawingOf<"wooden-floor">) =>
  `wooden floor from above, as boards and as herringbone parquet, and section through boards ${thinnestMm} to ${thickestMm} mm thick`;
