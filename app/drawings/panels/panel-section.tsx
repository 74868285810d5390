import { inWords, ScaleMark, WidthDimension } from "../parts/dimension.tsx";
import { CeilingPlan, planHeight, planTile } from "../parts/ceiling-plan.tsx";
import { Label } from "../parts/label.tsx";
import { jointHeight, PanelJoint } from "./panel-joint.tsx";
import { PanelSlabs, placeSlabs, slabWidth } from "./panel-slabs.tsx";
import { Annotations, Sheet } from "../parts/sheet.tsx";
import { StretchTrack } from "./stretch-track.tsx";
import { Texture } from "../parts/core-texture.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import type { PanelCore, PanelEdge } from "#content/schema/drawing-panels.ts";
import type { WidthAndHeight } from "#content/schema/drawing-parts.ts";

const edgeNames: Record<PanelEdge, string> = {
  square: "Square",
  tegular: "Tegular",
  "tongue-and-groove": "Tongue and groove",
  bevelled: "Bevelled",
};

const roomForNames = 40;

/** Half the width of a letter where names are largest, on a phone. */
const halfLetter = 5.4;

/** A joint for every edge profile, side by side. */
function Joints({ drawing: { edges, core } }: { drawing: DrawingOf<"panel-section"> }) {
  const column = 480 / edges.length;
  const reach = Math.min(96, column / 2 - 12);
  return edges.map((edge, index) => {
    const x = (index + 0.5) * column;
    return (
      <g key={edge}>
        <PanelJoint x={x} reach={reach} edge={edge} core={core} />
        <Annotations>
          <Label
            x={Math.min(x, 480 - edgeNames[edge].length * halfLetter)}
            y={jointHeight}
            anchor="middle"
            hang="below"
          >
            {edgeNames[edge]}
          </Label>
        </Annotations>
      </g>
    );
  });
}

const roomForUnit = planHeight + 56;

/** A ceiling of units from below, one of them with its surface and its width. */
function Units({ drawing: { core }, unit }: { drawing: DrawingOf<"panel-section">; unit: WidthAndHeight }) {
  const { left, top, side } = planTile;
  return (
    <>
      <CeilingPlan joint={8} fill="paper">
        <Texture core={core} x={left} y={top} width={side} height={side} />
      </CeilingPlan>
      <Annotations>
        <WidthDimension from={left} to={left + side} y={planHeight + 16} object={planHeight} words="after">
          {`${unit.widthMm} × ${unit.heightMm} mm`}
        </WidthDimension>
      </Annotations>
    </>
  );
}

export function PanelSection({ drawing }: { drawing: DrawingOf<"panel-section"> }) {
  const { core, edges, unitMm, thicknessesMm, toScale } = drawing;
  if (core === "stretch-fabric") return <StretchTrack drawing={drawing} />;
  const upper = (edges.length > 0 ? jointHeight + roomForNames : 0) + (unitMm ? roomForUnit : 0);
  const { slabs, scale, bottom } = placeSlabs(thicknessesMm, upper + 4);
  return (
    <Sheet height={toScale ? bottom + 36 : bottom + 8} object={[0, 2, upper > 0 ? 480 : slabWidth + 6, bottom + 2]}>
      {edges.length > 0 && <Joints drawing={drawing} />}
      {unitMm && <Units drawing={drawing} unit={unitMm} />}
      <PanelSlabs drawing={drawing} slabs={slabs} />
      {toScale && (
        <Annotations>
          <ScaleMark x={slabWidth} y={bottom + 24} lengthMm={10} scale={scale} />
        </Annotations>
      )}
    </Sheet>
  );
}

const coreNames: Record<PanelCore, string> = {
  "wood-board": "an MDF/HDF panel",
  foam: "a foam panel",
  "stretch-fabric": "a stretch fabric panel in its track",
  "wood-wool": "a wood wool panel",
  gypsum: "a gypsum board",
  unstated: "a panel",
};

/** "section through a wood wool panel, 15, 20, 25 and 50 mm thick" */
export function describePanelSection({ core, face, thicknessesMm, edges, unitMm }: DrawingOf<"panel-section">) {
  const faced = face ? ` with a ${face} finish` : "";
  const unit = unitMm ? `, unit ${unitMm.widthMm} × ${unitMm.heightMm} mm` : "";
  const joints =
    edges.length > 0
      ? `, with ${inWords(
          edges.map((edge) => edgeNames[edge].toLowerCase()),
          "or",
        )} edges`
      : "";
  return `section through ${coreNames[core]}${faced}, ${inWords(thicknessesMm)} mm thick${unit}${joints}`;
}
