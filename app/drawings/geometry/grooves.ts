import type { DrawingOf } from "#content/schema/drawing.ts";
import { range, rectanglePart, type Part } from "./shapes.ts";

/**
 * Width of board that is drawn, in millimetres. All slat and slit patterns share it, so that they can be compared
 * at one scale.
 */
export const boardMm = 120;

export interface Groove {
  fromMm: number;
  widthMm: number;
}

/** Used if the gap is given as a range or not at all. */
const assumedGapMm = 3.5;

/** Gaps between the slats, evenly spaced about the middle of the board. */
export function slatGrooves({ slatMm, gapMm = assumedGapMm }: Pick<DrawingOf<"slat">, "slatMm" | "gapMm">): Groove[] {
  const moduleMm = slatMm + gapMm;
  const count = Math.floor(boardMm / moduleMm + 0.4);
  const firstMm = (boardMm - (count - 1) * moduleMm - gapMm) / 2;
  return range(count).map((index) => ({ fromMm: firstMm + index * moduleMm, widthMm: gapMm }));
}

/**
 * The smallest part of a slatted face that repeats seamlessly: a slat between two half gaps, in a square. None
 * while the gap is unknown.
 */
export function slatModule({ slatMm, gapMm }: DrawingOf<"slat">): Part[] | undefined {
  if (gapMm === undefined) return undefined;
  const sideMm = slatMm + gapMm;
  const half = { widthMm: gapMm / 2, heightMm: sideMm };
  return [
    rectanglePart("MODULE", [0, 0], { widthMm: sideMm, heightMm: sideMm }),
    rectanglePart("GROOVES", [0, 0], half),
    rectanglePart("GROOVES", [sideMm - half.widthMm, 0], half),
  ];
}

/** The pictures of the slit patterns show 200 mm of a board. */
const pictureScale = boardMm / 200;

/** A slit of 3 mm, as on the picture, at the scale of the drawing. */
function slit(centreMm: number): Groove {
  return { fromMm: (centreMm - 1.5) * pictureScale, widthMm: 3 * pictureScale };
}

/** The slits of the three sample patterns, as on their pictures. None of their dimensions was supplied. */
export const slitGrooves: Record<DrawingOf<"slit">["variant"], Groove[]> = {
  1: range(6).map((index) => slit(25 + index * 30)),
  2: range(10).map((index) => slit(10 + index * 20)),
  3: range(4).flatMap((index) => [slit(13.5 + index * 54), slit(24.5 + index * 54)]),
};

/** The lengths of the short slits of pattern 2, at the scale of the drawing: where they begin, and how they repeat. */
export const shortSlits = {
  lengthMm: 70 * pictureScale,
  repeatMm: 92 * pictureScale,
  /** Top of the first slit, in columns with an even and an odd index. */
  firstTopMm: [19 * pictureScale, -27 * pictureScale],
} as const;
