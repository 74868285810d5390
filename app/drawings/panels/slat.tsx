import { WidthDimension } from "../parts/dimension.tsx";
import { boardMm, slatGrooves } from "../geometry/grooves.ts";
import { boardScale, GroovedBoard } from "./grooved-board.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";

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
