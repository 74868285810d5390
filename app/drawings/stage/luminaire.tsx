import type { ReactNode } from "react";
import { Label } from "../parts/label.tsx";
import { ParCanFront, ParCanSide, ParLightFront, ParLightSide } from "./luminaire-cans.tsx";
import { FresnelFront, FresnelSide, ProfileFront, ProfileSide } from "./luminaire-spots.tsx";
import { BlinderFront, CycloramaFront, CycloramaSide, MovingHeadFront, MovingHeadSide } from "./luminaire-wide.tsx";
import { Annotations, Sheet, useCover } from "../parts/sheet.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import type { LuminaireType } from "#content/schema/drawing-stage.ts";

const views: Record<Exclude<LuminaireType, "blinder">, readonly [Side: () => ReactNode, Front: () => ReactNode]> = {
  "par-can": [ParCanSide, ParCanFront],
  "par-light": [ParLightSide, ParLightFront],
  fresnel: [FresnelSide, FresnelFront],
  profile: [ProfileSide, ProfileFront],
  cyclorama: [CycloramaSide, CycloramaFront],
  "moving-head": [MovingHeadSide, MovingHeadFront],
};

function viewsOf({ type, lamps = [] }: DrawingOf<"luminaire">): { name: string; picture: ReactNode }[] {
  if (type === "blinder")
    return lamps.map((count) => ({ name: `${count} lamps`, picture: <BlinderFront lamps={count} /> }));
  const [Side, Front] = views[type];
  return [
    { name: "Side", picture: <Side /> },
    { name: "Front", picture: <Front /> },
  ];
}

interface Composition {
  /** The most recognisable view; a cover shows only this one. */
  coverView: 0 | 1;
  /** Top and bottom of that view, from the pipe. */
  extent: readonly [top: number, bottom: number];
  /** Wide luminaires are drawn smaller. */
  scale?: number;
}

const compositions: Record<LuminaireType, Composition> = {
  "par-can": { coverView: 0, extent: [-26, 246] },
  "par-light": { coverView: 1, extent: [-26, 280] },
  fresnel: { coverView: 1, extent: [-26, 270] },
  profile: { coverView: 0, extent: [-26, 224] },
  cyclorama: { coverView: 1, extent: [-26, 216], scale: 0.87 },
  "moving-head": { coverView: 1, extent: [34, 290] },
  blinder: { coverView: 0, extent: [-26, 262], scale: 0.87 },
};

const middles = [120, 362];
const pipe = 34;
/** How far below the pipe the other view may reach. */
const deepestOther = 262;

export function Luminaire({ drawing }: { drawing: DrawingOf<"luminaire"> }) {
  const cover = useCover();
  const { coverView, extent, scale = 1 } = compositions[drawing.type];
  const middle = middles[coverView] ?? 240;
  const [top, bottom] = extent.map((y) => pipe + y * scale) as [number, number];
  const labels = pipe + Math.max(extent[1], deepestOther) * scale + 14;
  return (
    <Sheet height={labels + 26} object={[middle - 130 * scale, top - 4, 260 * scale, bottom - top + 8]}>
      {viewsOf(drawing).map(({ name, picture }, index) =>
        cover && index !== coverView ? null : (
          <g key={name} transform={`translate(${middles[index] ?? 240} ${pipe}) scale(${scale})`}>
            {picture}
          </g>
        ),
      )}
      <Annotations>
        {viewsOf(drawing).map(({ name }, index) => (
          <Label key={name} x={middles[index] ?? 240} y={labels} anchor="middle" hang="below" quiet>
            {name}
          </Label>
        ))}
      </Annotations>
    </Sheet>
  );
}

const descriptions: Record<LuminaireType, string> = {
  "par-can": "stage light with a long can, from the side and the front",
  "par-light": "shallow stage light with nineteen lenses on a double bracket, from the side and the front",
  fresnel: "spotlight with a stepped lens and four barn doors, from the side and the front",
  profile: "long spotlight with shutters and a lens tube, from the side and the front",
  cyclorama: "wide wash light for a backdrop, from the side and the front",
  "moving-head": "stage light whose head turns and tilts on a base, from the side and the front",
  blinder: "block of round lamps from the front",
};

/** "block of round lamps from the front, with 4 and with 2 lamps" */
export const describeLuminaire = ({ type, lamps }: DrawingOf<"luminaire">) =>
  lamps ? `${descriptions[type]}, ${lamps.map((count) => `with ${count}`).join(" and ")} lamps` : descriptions[type];
