import { range, rectangle } from "../parts/geometry.ts";
import { boardScale, GroovedBoard, type Groove } from "./grooved-board.tsx";
import { Sheet } from "../parts/sheet.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

const slitMm = 1.6;
const slit = (centreMm: number): Groove => ({ fromMm: centreMm - slitMm / 2, widthMm: slitMm });

const fine = range(12).map((index) => slit(5 + index * 10));
const staggered = range(8).map((index) => slit(7.5 + index * 15));
const pairs = range(4).flatMap((index) => [slit(12 + index * 32), slit(18 + index * 32)]);

/** Short slits; every second column is offset by half a length. */
function staggeredOpenings() {
  const [length, space] = [136, 44];
  return staggered
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
      {variant === 1 && <GroovedBoard grooves={fine} depth={0.55} seed={31} />}
      {variant === 2 && <GroovedBoard grooves={staggered} depth={0.55} openings={staggeredOpenings()} seed={32} />}
      {variant === 3 && <GroovedBoard grooves={pairs} depth={0.55} seed={33} />}
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
