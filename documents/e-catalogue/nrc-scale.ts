import type { NrcRange } from "#content/catalogue.ts";
import { colours } from "../paper.ts";
import type { Sheet, Structure } from "../sheet.ts";
import { styles } from "./styles.ts";

/** Height in points of the figure with its scale. */
export const nrcHeight = 62;

/** The noise reduction coefficient: its figure, and a scale from 0 to 1, solid to the minimum and ticked to the maximum. */
export function drawNrc(sheet: Sheet, parent: Structure, nrc: NrcRange, x: number, y: number, width: number): void {
  const afterTerm = sheet.text(parent, "P", "NRC", x, y, width, styles.term);
  const afterFigure = sheet.text(parent, "P", nrc.printed, x, afterTerm, width, styles.figure);
  const base = afterFigure + 9;
  sheet.rule(x, base, width, colours.scale);
  for (const tick of [0, 0.25, 0.5, 0.75, 1]) {
    const height = tick === 0 || tick === 1 ? 7 : 4;
    sheet.box(x + (width - 0.5) * tick, base - height, 0.5, height, colours.scale);
  }
  sheet.box(x, base - 2.4, width * nrc.minimum, 2.4, colours.oak);
  for (let at = nrc.minimum * width; at < nrc.maximum * width; at += 4) {
    sheet.box(x + at + 2, base - 2.4, Math.min(2, nrc.maximum * width - at), 2.4, colours.oak);
  }
}
