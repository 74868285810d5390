import type { DrawingData } from "./types.ts";

/** What every drawing says of its scale. Beside sections in their true proportions a whole unit has to be drawn smaller. */
export function scaleStatement(drawing: DrawingData): string {
  if (!drawing.toScale) return "Schematic, not to scale";
  return drawing.kind === "panel-section" && drawing.unitMm ? "Sections to scale" : "To scale";
}
