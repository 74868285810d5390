import { kindOf } from "./kinds.tsx";
import { SheetContext } from "./sheet.tsx";
import type { DrawingData } from "./types.ts";

interface DrawingProps {
  drawing: DrawingData;
  /** What the drawing shows: the product's or pattern's name. */
  title: string;
  /** "cover" fills a box of any shape with the bare object on a tinted ground: cards and banners. */
  fit?: "sheet" | "cover";
  /** A framed drawing has a caption with its title; without one, only a drawing that is not to scale says so below. */
  frame?: boolean;
  /** Where a cover stands in a box wider than itself. */
  align?: "center" | "end";
}

const scaleStatement = (toScale: boolean) => (toScale ? "To scale" : "Schematic, not to scale");

/** The whole accessible name of a drawing: name, content, dimensions, scale. */
export function drawingLabel(drawing: DrawingData, title: string) {
  return `${title}: ${kindOf(drawing).describe(drawing)}. ${scaleStatement(drawing.toScale)}.`;
}

/** A technical drawing made from its dimensions. */
export function Drawing({ drawing, title, fit = "sheet", frame = true, align = "center" }: DrawingProps) {
  const { Picture } = kindOf(drawing);
  const cover = fit === "cover";
  const sheet = (
    <SheetContext value={{ label: drawingLabel(drawing, title), cover, align }}>
      <Picture drawing={drawing} />
    </SheetContext>
  );
  if (!frame) {
    return (
      <div className={cover ? "drawing drawing--cover" : "drawing"}>
        {sheet}
        {!cover && !drawing.toScale && <p className="drawing__statement">{scaleStatement(false)}</p>}
      </div>
    );
  }
  return (
    <figure className={cover ? "drawing drawing--cover" : "drawing"}>
      {sheet}
      <figcaption className="drawing__caption">
        <span className="drawing__title">{title}</span>
        <span>{scaleStatement(drawing.toScale)}</span>
        {drawing.note && <span className="drawing__note">{drawing.note}</span>}
      </figcaption>
    </figure>
  );
}
