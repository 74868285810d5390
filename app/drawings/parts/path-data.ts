/** A point on the sheet, in sheet units, y downwards. */
export type Point = readonly [x: number, y: number];

/** Rounds to hundredths of a sheet unit, which no screen or printer can show. */
export const round = (value: number) => Math.round(value * 100) / 100;

/** Path data with every number rounded: invisible digits would be a third of some drawings. */
export const roundedPath = (d: string) => d.replace(/\d+\.\d{3,}/g, (number) => String(round(Number(number))));

/** A closed outline through the given points, as path data. */
export const polygon = (...points: Point[]) => `${polyline(...points)}Z`;

/**
 * An open line through the given points, as relative path data in tenths. Lines of the same form are identical
 * except for their start, and rounding errors do not add up.
 */
export function polyline(...points: Point[]) {
  const rounded = points.map(([x, y]): Point => [tenths(x), tenths(y)]);
  return rounded
    .map(([x, y], index) => {
      const [fromX, fromY] = rounded[index - 1] ?? [0, 0];
      const [dx, dy] = [tenths(x - fromX), tenths(y - fromY)];
      if (index === 0) return `M${dx} ${dy}`;
      if (dy === 0) return `h${dx}`;
      return dx === 0 ? `v${dy}` : `l${dx} ${dy}`;
    })
    .join("");
}

/**
 * Many open lines or closed outlines, each relative to the previous one, so that rows of them are identical and
 * compress well.
 */
export function polylines(lines: readonly (readonly Point[])[], closed = false) {
  let [penX, penY] = [0, 0];
  return lines
    .map((points) => {
      const [startX, startY] = [tenths(points[0]![0]), tenths(points[0]![1])];
      const [x, y] = closed ? points[0]! : points.at(-1)!;
      const drawn = polyline(...points).replace(/^M\S+ [\d.-]+/, "");
      const move = `m${tenths(startX - penX)} ${tenths(startY - penY)}`;
      [penX, penY] = [tenths(x), tenths(y)];
      return move + drawn + (closed ? "Z" : "");
    })
    .join("");
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** A rectangle from its upper left corner, as path data; a radius rounds its corners. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0) {
  if (radius === 0) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const r = round(Math.min(radius, width / 2, height / 2));
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${round(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
}

/**
 * Points for a pen with round or square ends: lines of the given length, each relative to the previous one, so that
 * rows are identical.
 */
export function penPoints(places: readonly Point[], length = 0) {
  let [penX, penY] = [0, 0];
  const line = `h${length}`;
  return places
    .map(([x, y]) => {
      const move = `m${round(x - penX)} ${round(y - penY)}`;
      [penX, penY] = [round(x) + length, round(y)];
      return move + line;
    })
    .join("");
}

/** A circle (or, with a second radius, an ellipse), as path data. */
export function circle(cx: number, cy: number, radiusX: number, radiusY = radiusX) {
  const [rx, ry] = [round(radiusX), round(radiusY)];
  return `M${round(cx - radiusX)} ${round(cy)}a${rx} ${ry} 0 1 0 ${round(2 * radiusX)} 0a${rx} ${ry} 0 1 0 ${round(-2 * radiusX)} 0Z`;
}
