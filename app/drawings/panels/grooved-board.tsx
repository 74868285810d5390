import { boardMm, type Groove, shortSlits, slatGrooves, slitGrooves } from "../geometry/grooves.ts";
import { rectangle } from "../parts/path-data.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Cut, Edge, Fill, Hair } from "../parts/strokes.tsx";
import { WoodGrain } from "../parts/wood-grain.tsx";
import { WidthDimension } from "../parts/dimension.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import { range } from "../geometry/shapes.ts";

export const boardScale = 480 / boardMm;

const faceBottom = 372;
const sectionTop = 404;
const sectionBottom = 476;

interface GroovedBoardProps {
  grooves: Groove[];
  /** Share of the board's thickness that a groove takes. */
  depth: number;
  /** Openings in the face as path data, if they do not run from top to bottom. */
  openings?: string;
  seed: number;
}

/** The profile of a grooved board in section, as path data. */
function profile(grooves: Groove[], depth: number) {
  const bottom = sectionTop + (sectionBottom - sectionTop) * depth;
  const steps = grooves.map(({ fromMm, widthMm }) => {
    const [left, right] = [fromMm * boardScale, (fromMm + widthMm) * boardScale];
    return `H${left}V${bottom}H${right}V${sectionTop}`;
  });
  return `M0 ${sectionTop}${steps.join("")}H480V${sectionBottom}H0Z`;
}

/** A board with grooves: its face above, the section below, connected by projection lines. */
export function GroovedBoard({ grooves, depth, openings, seed }: GroovedBoardProps) {
  const through = grooves.map(({ fromMm, widthMm }) =>
    rectangle(fromMm * boardScale, 0, widthMm * boardScale, faceBottom),
  );
  const section = profile(grooves, depth);
  const projection = grooves.flatMap(({ fromMm, widthMm }) => [fromMm, fromMm + widthMm]);
  return (
    <>
      <Fill d={rectangle(0, 0, 480, faceBottom)} fill="wood" />
      <WoodGrain width={480} height={faceBottom} seed={seed} spacing={13} />
      <Fill d={openings ?? through.join("")} fill="void" />
      <Edge d={rectangle(0, 0, 480, faceBottom)} />
      <Hair d={projection.map((at) => `M${at * boardScale} ${faceBottom + 5}V${sectionTop - 5}`).join("")} />
      <Fill d={section} fill="paper" />
      <Hatch of={section} boxes={[[0, sectionTop, 480, sectionBottom - sectionTop]]} spacing={6} />
      <Cut d={section} />
    </>
  );
}

export function Slat({ drawing }: { drawing: DrawingOf<"slat"> }) {
  const grooves = slatGrooves(drawing);
  const middle = Math.max(0, Math.ceil(grooves.length / 2) - 1);
  const from = grooves[middle]?.fromMm ?? 0;
  const to = grooves[middle + 1]?.fromMm ?? boardMm;
  return (
    <Sheet height={520} object={[0, 0, 480, 477]}>
      <GroovedBoard grooves={grooves} depth={0.6} seed={drawing.slatMm} />
      <Annotations>
        <WidthDimension from={from * boardScale} to={to * boardScale} y={502} object={477} words="after">
          {drawing.name.replace("-", "–")}
        </WidthDimension>
      </Annotations>
    </Sheet>
  );
}

/** "grooved board, face and section, pattern 28/4" */
export const describeSlat = ({ name }: DrawingOf<"slat">) => `slatted board, face and section, pattern ${name}`;

/** Short slits; every second column is offset by half a length. */
function staggeredOpenings() {
  const { lengthMm, repeatMm, firstTopMm } = shortSlits;
  return slitGrooves[2]
    .flatMap(({ fromMm, widthMm }, column) =>
      range(3).map((row) => {
        const top = (firstTopMm[column % 2 === 0 ? 0 : 1] + row * repeatMm) * boardScale;
        const [from, to] = [Math.max(0, top), Math.min(faceBottom, top + lengthMm * boardScale)];
        return to > from ? rectangle(fromMm * boardScale, from, widthMm * boardScale, to - from) : "";
      }),
    )
    .join("");
}

export function Slit({ drawing: { variant } }: { drawing: DrawingOf<"slit"> }) {
  return (
    <Sheet height={478} object={[0, 0, 480, 477]}>
      {variant === 1 && <GroovedBoard grooves={slitGrooves[1]} depth={0.55} seed={31} />}
      {variant === 2 && <GroovedBoard grooves={slitGrooves[2]} depth={0.55} openings={staggeredOpenings()} seed={32} />}
      {variant === 3 && <GroovedBoard grooves={slitGrooves[3]} depth={0.55} seed={33} />}
    </Sheet>
  );
}

const arrangement = {
  1: "fine continuous slits, evenly spaced",
  2: "short slits, staggered from column to column",
  3: "continuous slits in pairs",
} as const;

/** "board with slits …, face and section" */
export const describeSlit = ({ variant }: DrawingOf<"slit">) => `board with ${arrangement[variant]}, face and section`;
