import { Fragment } from "react";
import { inWords, WidthDimension, ScaleMark } from "../parts/dimension.tsx";
import { penPoints, rectangle } from "../parts/path-data.ts";
import { fieldMm, holesOf, pitchDimension, type Hole } from "../geometry/perforation.ts";
import { Annotations, Sheet, sheetWidth } from "../parts/sheet.tsx";
import { Edge } from "../parts/strokes.tsx";
import type { DrawingOf } from "#content/schema/drawing.ts";
import { WoodGrain } from "../parts/wood-grain.tsx";

const scale = sheetWidth / fieldMm;

/** Holes of one size are one path: each hole is a point, drawn with a stroke as wide as the hole. */
function Holes({ holes, square }: { holes: Hole[]; square: boolean }) {
  const sizes = [...new Set(holes.map(({ diameterMm }) => diameterMm))];
  return sizes.map((diameterMm) => {
    const ofSize = holes.filter((hole) => hole.diameterMm === diameterMm);
    // Printers omit zero-length lines with square ends.
    const length = square ? 0.01 : 0;
    const pen = {
      d: penPoints(
        ofSize.map(({ centre }) => centre),
        length,
      ),
      strokeWidth: diameterMm,
      strokeLinecap: square ? "square" : "round",
    } as const;
    return (
      <Fragment key={diameterMm}>
        <path className="drawing__hole drawing__rim" {...pen} transform={`scale(${scale}) translate(.3 .3)`} />
        <path className="drawing__hole" {...pen} transform={`scale(${scale})`} />
      </Fragment>
    );
  });
}

/** The dimension line under the first two columns: between two hole centres, or clear between two holes. */
function Pitch({ drawing, pitchMm }: { drawing: DrawingOf<"perforation">; pitchMm: number }) {
  const { fromMm, lengthMm } = pitchDimension(drawing, pitchMm);
  return (
    <WidthDimension from={fromMm * scale} to={(fromMm + lengthMm) * scale} y={506} object={480} words="after">
      {`${lengthMm} mm`}
    </WidthDimension>
  );
}

export function Perforation({ drawing }: { drawing: DrawingOf<"perforation"> }) {
  const { hole, holesMm, pitchMm, face, toScale } = drawing;
  return (
    <Sheet height={toScale ? 528 : 480} object={[0, 0, 480, 480]}>
      <Edge d={rectangle(0, 0, 480, 480)} fill={face} />
      {face === "wood" && <WoodGrain width={480} height={480} seed={holesMm.length + (pitchMm ?? 0)} />}
      <Holes holes={holesOf(drawing)} square={hole === "square"} />
      {toScale && pitchMm !== undefined && (
        <Annotations>
          <Pitch drawing={drawing} pitchMm={pitchMm} />
          <ScaleMark x={478} y={506} lengthMm={10} scale={scale} />
        </Annotations>
      )}
    </Sheet>
  );
}

/** "face with 3 mm round holes at 16 mm centres" */
export function describePerforation({ hole, holesMm, pitchMm, dimension }: DrawingOf<"perforation">) {
  const shape = hole === "irregular" ? "irregularly spaced round holes" : `${hole} holes`;
  const size = holesMm.length > 0 ? `${inWords(holesMm)} mm ` : "";
  const [diameterMm = 0] = holesMm;
  if (pitchMm === undefined) return `face with ${size}${shape}`;
  if (dimension === "clear") return `face with ${size}${shape}, ${pitchMm - diameterMm} mm apart`;
  return `face with ${size}${shape} at ${pitchMm} mm centres`;
}
