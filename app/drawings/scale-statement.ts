import type { DrawingData } from "#content/schema/drawing.ts";

/** What a drawing says about its scale, and whether it shows a sample. */
export function scaleStatement(drawing: DrawingData): string {
  return drawing.sample ? `${scaleOf(drawing)}. Sample design` : scaleOf(drawing);
}

/** A whole unit beside sections to scale is drawn smaller, so only the sections count. */
function scaleOf(drawing: DrawingData): string {
  if (!drawing.toScale) return "Schematic, not to scale";
  return drawing.kind === "panel-section" && drawing.unitMm ? "Sections to scale" : "To scale";
}
