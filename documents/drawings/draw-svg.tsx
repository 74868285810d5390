import { renderToStaticMarkup } from "react-dom/server";
import { drawingLabel, kindOf } from "#app/drawings/drawn.tsx";
import { SheetContext } from "#app/drawings/parts/sheet.tsx";
import type { DrawingData } from "#content/schema/drawing.ts";

/** The site's drawing as SVG with CSS classes instead of colours and line widths, and its description. */
export function drawSvg(drawing: DrawingData, title: string): { svg: string; alt: string } {
  const { Picture } = kindOf(drawing);
  const alt = drawingLabel(drawing, title);
  const svg = renderToStaticMarkup(
    <SheetContext value={{ label: alt, cover: false }}>
      <Picture drawing={drawing} />
    </SheetContext>,
  );
  return { svg, alt };
}
