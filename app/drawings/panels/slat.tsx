import { WidthDimension } from "../parts/dimension.tsx";
import { range } from "../parts/geometry.ts";
import { boardMm, boardScale, GroovedBoard, type Groove } from "./grooved-board.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

/** Used where the gap is given as a range or not at all. */
const assumedGapMm = 3.5;

/** Gaps between the slats, arranged evenly about the middle of the board. */
export function slatGrooves({ slatMm, gapMm = assumedGapMm }: Pick<DrawingOf<"slat">, "slatMm" | "gapMm">): Groove[] {
  const moduleMm = slatMm + gapMm;
  const count = Math.floor(boardMm / moduleMm + 0.4);
  const firstMm = (boardMm - (count - 1) * moduleMm - gapMm) / 2;
  return range(count).map((index) => ({ fromMm: firstMm + index * moduleMm, widthMm: gapMm }));
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
