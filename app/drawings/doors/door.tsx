import { DoorDetail } from "./door-detail.tsx";
import { DoorElevation, type Opening } from "./door-elevation.tsx";
import { DoorPlan } from "./door-plan.tsx";
import { Sheet, useCover } from "../sheet.tsx";
import { Axis } from "../strokes.tsx";
import type { DoorDrawing } from "../types.ts";

const openings: Record<1 | 2, Opening> = {
  1: { left: 54, right: 186, top: 14, floor: 286 },
  2: { left: 38, right: 274, top: 14, floor: 286 },
};

export function Door({ drawing: { leaves } }: { drawing: DoorDrawing }) {
  const cover = useCover();
  const opening = openings[leaves];
  const height = leaves === 1 ? 470 : 462;
  const middle = (opening.left + opening.right) / 2;
  return (
    <Sheet height={height} object={[opening.left - 36, 6, opening.right - opening.left + 72, height - 8]}>
      <DoorElevation opening={opening} leaves={leaves} />
      <DoorPlan opening={opening} leaves={leaves} y={316} />
      {leaves === 2 && <Axis d={`M${middle} 2V${height - 4}`} />}
      {!cover && <DoorDetail x={leaves === 1 ? 316 : 366} top={14} floor={286} />}
    </Sheet>
  );
}

const leafNames = { 1: "single", 2: "double" } as const;

export const describeDoor = ({ leaves }: DoorDrawing) =>
  `${leafNames[leaves]} acoustic door from the front, from above with its swing, and in section with its seals`;
