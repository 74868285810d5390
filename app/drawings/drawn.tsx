import { kindOf } from "./kinds.tsx";
import { scaleStatement } from "./scale-statement.ts";
import { SheetContext } from "./sheet.tsx";
import type { DrawingData, DrawingProps } from "./types.ts";

/** The whole accessible name of a drawing: name, content, dimensions, scale. */
export function drawingLabel(drawing: DrawingData, title: string) {
  return `${title}: ${kindOf(drawing).describe(drawing)}. ${scaleStatement(drawing)}.`;
}

/** What stands in a drawing's frame: the sheet, and under it the caption of a framed one. */
export function Drawn({ drawing, title, fit = "sheet", frame = true, align = "center" }: DrawingProps) {
  const { Picture } = kindOf(drawing);
  return (
    <>
      <SheetContext value={{ label: drawingLabel(drawing, title), cover: fit === "cover", align }}>
        <Picture drawing={drawing} />
      </SheetContext>
      {!frame && fit === "sheet" && !drawing.toScale && <p className="drawing__statement">{scaleStatement(drawing)}</p>}
      {frame && (
        <figcaption className="drawing__caption">
          <span className="drawing__title">{title}</span>
          <span>{scaleStatement(drawing)}</span>
          {drawing.note && <span className="drawing__note">{drawing.note}</span>}
        </figcaption>
      )}
    </>
  );
}
