import { renderToStaticMarkup } from "react-dom/server";
import { Drawing } from "../drawing.tsx";
import { sampleDrawing } from "./sample-drawings.ts";

const number = String.raw`(-?[\d.]+)`;
const dimensionLine = new RegExp(
  `<path class="drawing__dimension" d="M${number} ${number}([VH])${number}M${number} ${number}[VH].*?<text[^>]*>${number}`,
  "g",
);

/** The sample drawing of the given title as HTML. */
export const markupOf = (title: string) => renderToStaticMarkup(<Drawing {...sampleDrawing(title)} />);

/** Every dimension line of a sample: whether it is vertical, its drawn length in sheet units, and the figure it prints. */
export function dimensionsOf(title: string) {
  return [...markupOf(title).matchAll(dimensionLine)].map(([, x1, y1, direction, , x2, y2, figure]) => {
    const upright = direction === "H";
    const length = upright ? Math.abs(Number(y2) - Number(y1)) : Math.abs(Number(x2) - Number(x1));
    return { upright, length, figure: Number(figure) };
  });
}

/** The scale of every dimension line of a sample: sheet units for each unit of its figure. */
export const scalesOf = (title: string) => dimensionsOf(title).map(({ length, figure }) => length / figure);
