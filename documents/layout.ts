import type { Face } from "./e-catalogue/fonts.ts";

/** A4 in points, its margins and its columns: a narrow one for names, a wide one for figures. */
export const paper = { widthPt: 595.28, heightPt: 841.89 };

const edgePt = 51;
const gutterPt = 24;
const nameWidthPt = 150;

export const left = edgePt;
export const right = paper.widthPt - edgePt;
export const top = 56;
/** Entries end above this; the page number is below it. */
export const bottom = paper.heightPt - 66;
export const contentWidth = right - left;

export const nameColumn = { x: left, width: nameWidthPt };
export const figureColumn = { x: left + nameWidthPt + gutterPt, width: contentWidth - nameWidthPt - gutterPt };

/** The site's colours in print. */
export const colours = {
  ink: "#1a1e1b",
  quietInk: "#565d57",
  line: "#d8d2c5",
  scale: "#8c8a80",
  oak: "#a2622a",
  tint: "#f4f1ea",
};

/** How a text is set. */
export interface TextStyle {
  face: Face;
  sizePt: number;
  colour?: string;
  /** Distance between baselines, as a multiple of the size. */
  leading?: number;
  align?: "left" | "right";
  /** Makes the text a link to the destination of this name. */
  goTo?: string;
}

/** The styles that all pages share. */
export const styles = {
  title: { face: "display", sizePt: 58, leading: 1.02 },
  chapter: { face: "display", sizePt: 38, leading: 1.08 },
  name: { face: "display", sizePt: 17, leading: 1.16 },
  figure: { face: "display", sizePt: 26, leading: 1.1 },
  lead: { face: "serif", sizePt: 12.5, leading: 1.4 },
  value: { face: "serif", sizePt: 9.5, leading: 1.4 },
  term: { face: "sans", sizePt: 8.5, leading: 1.4 * (9.5 / 8.5), colour: colours.quietInk },
  note: { face: "sans", sizePt: 7.5, leading: 1.4, colour: colours.quietInk },
  page: { face: "sans", sizePt: 7.5, colour: colours.quietInk },
} as const satisfies Record<string, TextStyle>;
