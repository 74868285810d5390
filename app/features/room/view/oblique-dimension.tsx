import type { Point } from "#app/drawings/parts/path-data.ts";
import { polyline } from "#app/drawings/parts/path-data.ts";
import { Label } from "#app/drawings/parts/label.tsx";

interface ObliqueDimensionProps {
  /** The ends of the measured edge, on the sheet. */
  from: Point;
  to: Point;
  /** From the edge to its dimension line: the direction of the extension lines. */
  away: Point;
  /** The figure, and below it the name of the edge. */
  figure: string;
  name: string;
  /** The position of the figure relative to the line. */
  anchor: "start" | "middle" | "end";
}

const gap = 0.2;
const overshoot = 0.3;
const tick = 3.5;

/** A dimension along an oblique edge. Its figure is horizontal, so that it can be read. */
export function ObliqueDimension({ from, to, away, figure, name, anchor }: ObliqueDimensionProps) {
  const moved = ([x, y]: Point, by: number): Point => [x + away[0] * by, y + away[1] * by];
  const [start, end] = [moved(from, 1), moved(to, 1)];
  const slash = ([x, y]: Point) => polyline([x - tick, y + tick], [x + tick, y - tick]);
  const [x, y] = moved([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], 1);
  const aside = anchor === "start" ? 8 : anchor === "end" ? -8 : 0;
  return (
    <>
      <path
        className="drawing__dimension"
        d={
          polyline(moved(from, gap), moved(from, 1 + overshoot)) +
          polyline(moved(to, gap), moved(to, 1 + overshoot)) +
          polyline(start, end)
        }
      />
      <path className="drawing__tick" d={slash(start) + slash(end)} />
      <Label x={x + aside} y={y + 6} anchor={anchor} hang="below">
        {figure}
      </Label>
      <Label x={x + aside} y={y + 6} anchor={anchor} hang="below" line={1} quiet>
        {name}
      </Label>
    </>
  );
}
