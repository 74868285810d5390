import { renderToStaticMarkup } from "react-dom/server";
import { drawingLabel, kindOf } from "#app/drawings/drawn.tsx";
import { SheetContext } from "#app/drawings/parts/sheet.tsx";
import type { DrawingData } from "#content/schema/drawing.ts";

/** The site's drawing as SVG whose colours and lines are still those of a style sheet, and what it shows in words. */
export function drawSvg(drawing: DrawingData, title: string): { svg: string; alt: string } {
  const { Picture } = kindOf(drawing);
  const alt = drawingLabel(drawing, title);
  const svg = renderToStaticMarkup(
    <SheetContext value={{ label: alt, cover: false, align: "center" }}>
      <Picture drawing={drawing} />
    </SheetContext>,
  );
  return { svg, alt };
}
