/** A point on the sheet, in sheet units, y downwards. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 100) / 100;

/** A closed outline through the given points, as path data. */
export const polygon = (...points: Point[]) => `${polyline(...points)}Z`;

/** An open line through the given points, as path data. */
export const polyline = (...points: Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;

/** A rectangle from its upper left corner, as path data; a radius rounds its corners. */
export function rectangle(x: number, y: number, width: number, height: number, radius = 0) {
  if (radius === 0) return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const r = round(Math.min(radius, width / 2, height / 2));
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${round(x + r)} ${round(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}Z`;
}

/** A circle (or, with a second radius, an ellipse), as path data. */
export function circle(cx: number, cy: number, radiusX: number, radiusY = radiusX) {
  const [rx, ry] = [round(radiusX), round(radiusY)];
  return `M${round(cx - radiusX)} ${round(cy)}a${rx} ${ry} 0 1 0 ${round(2 * radiusX)} 0a${rx} ${ry} 0 1 0 ${round(-2 * radiusX)} 0Z`;
}
