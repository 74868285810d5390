import { rectangle } from "../parts/path-data.ts";
import { range } from "../geometry/sequences.ts";
import { slitGrooves } from "../geometry/grooves.ts";
import { boardScale, GroovedBoard } from "./grooved-board.tsx";
import { Sheet } from "../parts/sheet.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

/** Short slits; every second column is offset by half a length. */
function staggeredOpenings() {
  const [length, space] = [136, 44];
  return slitGrooves[2]
    .flatMap(({ fromMm, widthMm }, column) =>
      range(4).map((row) => {
        const top = row * (length + space) - (column % 2 === 0 ? 66 : 156);
        const [from, to] = [Math.max(0, top), Math.min(372, top + length)];
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
