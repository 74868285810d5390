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

/** The slits of the three sample patterns. None of their dimensions was supplied. */
const slitMm = 1.6;
const slit = (centreMm: number): Groove => ({ fromMm: centreMm - slitMm / 2, widthMm: slitMm });

export const slitGrooves: Record<DrawingOf<"slit">["variant"], Groove[]> = {
  1: range(12).map((index) => slit(5 + index * 10)),
  2: range(8).map((index) => slit(7.5 + index * 15)),
  3: range(4).flatMap((index) => [slit(12 + index * 32), slit(18 + index * 32)]),
};
