/** A4 in points, its margins and its columns: a narrow one for names, a wide one for figures. */
export const paper = { widthPt: 595.28, heightPt: 841.89 };

const edgePt = 51;
const gutterPt = 24;
const nameWidthPt = 150;

export const left = edgePt;
export const right = paper.widthPt - edgePt;
export const top = 56;
/** No entry reaches below this; the page number stands under it. */
export const bottom = paper.heightPt - 66;
export const contentWidth = right - left;

export const nameColumn = { x: left, width: nameWidthPt };
export const figureColumn = { x: left + nameWidthPt + gutterPt, width: contentWidth - nameWidthPt - gutterPt };

/** The site's colours as they are printed. */
export const colours = {
  ink: "#1a1e1b",
  quietInk: "#565d57",
  line: "#d8d2c5",
  scale: "#8c8a80",
  oak: "#a2622a",
  tint: "#f4f1ea",
};
