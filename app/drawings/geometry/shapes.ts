import type { WidthAndHeight } from "#content/schema/drawing-parts.ts";

/** Whole numbers from 0 up to, not including, `count`. */
export const range = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);

/** A repeatable sequence of numbers from 0 to 1: the same seed always draws the same grain. */
export function randomSequence(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A point in millimetres: x to the right, y upwards. */
export type PointMm = readonly [xMm: number, yMm: number];

/** The content of a drawing layer. It is the layer's name in CAD files. */
export type LayerName =
  | "MODULE"
  | "HOLES"
  | "GROOVES"
  | "PLAN"
  | "SECTION"
  | "GAPS"
  | "OPENINGS"
  | "CELL-CENTRES"
  | "SEAT"
  | "BACKREST"
  | "OUTER-WIDTH"
  | "CHAIR-CENTRES"
  | "HALL"
  | "BALCONY-EDGE"
  | "FRONT"
  | "CHAIRS"
  | "CHAIR-BACKS"
  | "DIMENSIONS"
  | "LABELS";

export type Shape =
  | { form: "circle"; centre: PointMm; diameterMm: number }
  /** A closed outline. */
  | { form: "outline"; points: readonly PointMm[] }
  | { form: "line"; from: PointMm; to: PointMm }
  /** Text centred below a point. */
  | { form: "words"; at: PointMm; text: string; heightMm: number };

/** A shape of a drawing on its layer. */
export type Part = Shape & { layer: LayerName };

export interface Extents extends WidthAndHeight {
  leftMm: number;
  bottomMm: number;
}

/** A rectangle from its lower left corner. */
export function rectanglePart(layer: LayerName, [x, y]: PointMm, { widthMm, heightMm }: WidthAndHeight): Part {
  const [right, top] = [x + widthMm, y + heightMm];
  const points: PointMm[] = [
    [x, y],
    [right, y],
    [right, top],
    [x, top],
  ];
  return { layer, form: "outline", points };
}

/** A line between two points. */
export function linePart(layer: LayerName, from: PointMm, to: PointMm): Part {
  return { layer, form: "line", from, to };
}

/** Text centred below a point. */
export function label(text: string, at: PointMm, heightMm: number): Part {
  return { layer: "LABELS", form: "words", at, text, heightMm };
}

/** The bounding box of parts without their text. */
export function extentsOf(parts: readonly Part[]): Extents {
  return around(parts.filter(({ form }) => form !== "words").flatMap(cornersOf));
}

/** The bounding box of parts with their text, whose width is estimated. */
export function extentsWithWords(parts: readonly Part[]): Extents {
  return around(parts.flatMap(cornersOf));
}

/** The same parts, moved. */
export function moved(parts: readonly Part[], byXMm: number, byYMm: number): Part[] {
  const move = ([x, y]: PointMm): PointMm => [x + byXMm, y + byYMm];
  return parts.map((part): Part => {
    switch (part.form) {
      case "circle":
        return { ...part, centre: move(part.centre) };
      case "outline":
        return { ...part, points: part.points.map(move) };
      case "line":
        return { ...part, from: move(part.from), to: move(part.to) };
      case "words":
        return { ...part, at: move(part.at) };
    }
  });
}

/** Groups of parts side by side in order, at a clear distance, each from its own left edge. */
export function inRow(groups: readonly (readonly Part[])[], apartMm: number): Part[] {
  let xMm = 0;
  return groups.flatMap((group) => {
    const { leftMm, widthMm } = extentsOf(group);
    const placed = moved(group, xMm - leftMm, 0);
    xMm += widthMm + apartMm;
    return placed;
  });
}

/** The ratio of a letter's width to its height in the plain fonts of CAD programs. */
const letterWidth = 0.8;

function cornersOf(part: Part): PointMm[] {
  switch (part.form) {
    case "circle": {
      const [[x, y], radiusMm] = [part.centre, part.diameterMm / 2];
      return [
        [x - radiusMm, y - radiusMm],
        [x + radiusMm, y + radiusMm],
      ];
    }
    case "outline":
      return [...part.points];
    case "line":
      return [part.from, part.to];
    case "words": {
      const [[x, y], half] = [part.at, (part.text.length * part.heightMm * letterWidth) / 2];
      return [
        [x - half, y - part.heightMm * 1.3],
        [x + half, y],
      ];
    }
  }
}

function around(points: readonly PointMm[]): Extents {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [leftMm, bottomMm] = [Math.min(...xs), Math.min(...ys)];
  return { leftMm, bottomMm, widthMm: Math.max(...xs) - leftMm, heightMm: Math.max(...ys) - bottomMm };
}

/** A straight prism: a rectangle in plan, with an optional opening in its middle, and its height. */
export interface Solid {
  name: string;
  planMm: WidthAndHeight;
  openingMm?: WidthAndHeight;
  heightMm: number;
}
