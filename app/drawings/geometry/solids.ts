import type { WidthAndHeight } from "#content/schema/drawing-parts.ts";

/** A straight prism: a rectangle in plan, with an optional opening in its middle, and its height. */
export interface Solid {
  name: string;
  planMm: WidthAndHeight;
  openingMm?: WidthAndHeight;
  heightMm: number;
}
