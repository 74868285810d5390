import { boardMm, type Groove } from "../geometry/grooves.ts";
import { rectangle } from "../parts/path-data.ts";
import { Hatch } from "../parts/hatch.tsx";
import { Cut, Edge, Fill, Hair } from "../parts/strokes.tsx";
import { WoodGrain } from "../parts/wood-grain.tsx";

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
