import { range, rectangle } from "../geometry.ts";

/** A block of parquet is four times as long as wide, which lets the pattern close. */
export const blocksAlong = 4;

/**
 * Blocks of a herringbone within `reach` of the origin, before the pattern is turned by 45 degrees:
 * lying blocks climb a stair, standing blocks fill the space above each step.
 */
export function herringbone(width: number, reach: number) {
  const length = blocksAlong * width;
  const steps = Math.ceil(reach / width) + blocksAlong;
  const inReach = (x: number, y: number, w: number, h: number) =>
    x < reach && x + w > -reach && y < reach && y + h > -reach;
  const lying: string[] = [];
  const standing: string[] = [];
  for (const step of range(2 * steps + 1).map((index) => index - steps)) {
    for (const repeat of range(2 * steps + 1).map((index) => index - steps)) {
      const [x, y] = [step * width + repeat * 2 * length, step * width];
      if (inReach(x, y, length, width)) lying.push(rectangle(x, y, length, width));
      if (inReach(x, y + width, width, length)) standing.push(rectangle(x, y + width, width, length));
    }
  }
  return { lying, standing };
}
