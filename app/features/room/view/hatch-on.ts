import type { Point } from "#app/drawings/parts/path-data.ts";
import type { Rectangle } from "./face-layout.ts";

/** The line spacing, in sheet units. */
export const hatchSpacing = 7;

/** The number of distinct hatchings: rising, falling, level, upright and crossed lines. */
const directions: readonly (readonly Direction[])[] = [
  ["rising"],
  ["falling"],
  ["level"],
  ["upright"],
  ["rising", "falling"],
];

type Direction = "rising" | "falling" | "level" | "upright";

/** The hatching of a product's rectangle. The lines are in its plane, so they turn with the room. */
export function hatchOn(rectangle: Rectangle, product: number, spacing: number): [Point, Point][] {
  return directions[product % directions.length]!.flatMap((direction) => linesOf(rectangle, direction, spacing));
}

/** More lines than this would look like a grey surface. */
const mostLines = 400;

function linesOf({ left, bottom, width, height }: Rectangle, direction: Direction, spacing: number): [Point, Point][] {
  const isSloped = direction === "rising" || direction === "falling";
  const step = isSloped ? spacing * Math.SQRT2 : spacing;
  const extent = isSloped ? width + height : direction === "level" ? height : width;
  const count = Math.min(mostLines, Math.floor(extent / step + 0.5));
  return Array.from({ length: count }, (_, index): [Point, Point] => {
    const offset = (index + 0.5) * step;
    if (direction === "level")
      return [
        [left, bottom + offset],
        [left + width, bottom + offset],
      ];
    if (direction === "upright")
      return [
        [left + offset, bottom],
        [left + offset, bottom + height],
      ];
    // From the lower or right edge to the left or upper one; rising lines are mirrored.
    const start: Point = [Math.min(offset, width), Math.max(0, offset - width)];
    const end: Point = [Math.max(0, offset - height), Math.min(offset, height)];
    const turned = ([x, y]: Point): Point => [left + (direction === "rising" ? width - x : x), bottom + y];
    return [turned(start), turned(end)];
  });
}
