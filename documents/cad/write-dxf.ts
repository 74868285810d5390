import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from "@tarikjabiri/dxf";
import { extentsWithWords, type LayerName, type Part } from "#app/drawings/geometry/shapes.ts";
import type { CadText } from "./write-svg.ts";

/** AutoCAD 2010, which every later version and every other program can read. */
const version = "AC1024";
const grey = 8;
const centreLine = "CENTER";
const dashedLine = "DASHED";

/** Layers that do not show the object itself are grey, and centre lines are dash-dotted. A balcony's edge is dashed, to tell it from a wall. */
const layerStyles: Partial<Record<LayerName, { colour: number; line?: string }>> = {
  MODULE: { colour: grey },
  LABELS: { colour: grey },
  GAPS: { colour: grey },
  FRONT: { colour: grey },
  "BALCONY-EDGE": { colour: Colors.White, line: dashedLine },
  DIMENSIONS: { colour: grey },
  "OUTER-WIDTH": { colour: grey },
  "CELL-CENTRES": { colour: grey, line: centreLine },
  "CHAIR-CENTRES": { colour: grey, line: centreLine },
};

/** A drawing in millimetres as DXF, one layer for each kind of content. */
export function writeDxf(parts: readonly Part[], { title, description, source }: CadText): string {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.setVariable("$ACADVER", { 1: version });
  dxf.setVariable("$MEASUREMENT", { 70: 1 });
  dxf.setVariable("$LASTSAVEDBY", { 1: source });
  const { leftMm, bottomMm, widthMm, heightMm } = extentsWithWords(parts);
  dxf.setVariable("$EXTMIN", { 10: leftMm, 20: bottomMm, 30: 0 });
  dxf.setVariable("$EXTMAX", { 10: leftMm + widthMm, 20: bottomMm + heightMm, 30: 0 });
  dxf.addLType(centreLine, "____ _ ____ _ ____", [31.75, -6.35, 6.35, -6.35]);
  const layers = new Set(parts.map((part) => part.layer));
  if (layers.has("BALCONY-EDGE")) dxf.addLType(dashedLine, "____ ____ ____", [300, -100]);
  for (const layer of layers) {
    const { colour, line } = layerStyles[layer] ?? { colour: Colors.White };
    dxf.addLayer(layer, colour, line);
  }
  for (const part of parts) addPart(dxf, part);
  return `${comments([title, description, source])}${dxf.stringify()}\n`;
}

function addPart(dxf: DxfWriter, part: Part): void {
  const layerName = part.layer;
  switch (part.form) {
    case "circle":
      dxf.addCircle(point3d(...part.centre), part.diameterMm / 2, { layerName });
      break;
    case "outline":
      dxf.addLWPolyline(
        part.points.map((point) => ({ point: point2d(...point) })),
        { flags: LWPolylineFlags.Closed, layerName },
      );
      break;
    case "line":
      dxf.addLine(point3d(...part.from), point3d(...part.to), { layerName });
      break;
    case "words":
      dxf.addText(point3d(...part.at), part.heightMm, plain(part.text), {
        horizontalAlignment: TextHorizontalAlignment.Center,
        verticalAlignment: TextVerticalAlignment.Top,
        secondAlignmentPoint: point3d(...part.at),
        layerName,
      });
  }
}

/** The stroke font of CAD programs has no multiplication sign. */
function plain(text: string): string {
  return text.replaceAll("×", "x");
}

/** Comment lines, which programs ignore and people can read in the file. */
function comments(lines: readonly (string | undefined)[]): string {
  return lines.flatMap((line) => (line ? [`999\n${line}\n`] : [])).join("");
}
