import { Label } from "./label.tsx";
import { Dimension, ScaleBar, Tick } from "./strokes.tsx";

const overshoot = 7;
const tick = 3.5;

const slash = (x: number, y: number) => `M${x - tick} ${y + tick}l${2 * tick} ${-2 * tick}`;

interface WidthDimensionProps {
  from: number;
  to: number;
  /** Height of the dimension line. */
  y: number;
  /** Where the extension lines start, near the object. */
  object: number;
  children: string;
  /** "after" puts the text beyond the right end, for widths narrower than their text. */
  words?: "above" | "below" | "after";
}

/** A horizontal dimension: extension lines, a line with oblique ticks, and the figure. */
export function WidthDimension({ from, to, y, object, children, words = "above" }: WidthDimensionProps) {
  const away = Math.sign(y - object) || 1;
  const start = object + 4 * away;
  const end = y + overshoot * away;
  const place =
    words === "after"
      ? ({ x: to + overshoot + 5, y, anchor: "start", hang: "middle" } as const)
      : ({ x: (from + to) / 2, y: words === "below" ? y + 7 : y - 6, anchor: "middle", hang: words } as const);
  return (
    <>
      <Dimension d={`M${from} ${start}V${end}M${to} ${start}V${end}M${from - overshoot} ${y}H${to + overshoot}`} />
      <Tick d={slash(from, y) + slash(to, y)} />
      <Label {...place}>{children}</Label>
    </>
  );
}

interface HeightDimensionProps {
  from: number;
  to: number;
  /** Position of the dimension line. */
  x: number;
  /** Where the extension lines start, near the object. */
  object: number;
  children: string;
  /** Which side of the line the figure is on: by default away from the object. */
  words?: "left" | "right";
  /** The position of the figure along the line, if not in its middle. */
  wordsY?: number;
}

/** A vertical dimension; its figure is horizontal beside the line, so that it can be read without turning the head. */
export function HeightDimension({ from, to, x, object, children, words, wordsY }: HeightDimensionProps) {
  const away = Math.sign(x - object) || 1;
  const start = object + 4 * away;
  const end = x + overshoot * away;
  const side = words ?? (away > 0 ? "right" : "left");
  return (
    <>
      <Dimension d={`M${start} ${from}H${end}M${start} ${to}H${end}M${x} ${from - overshoot}V${to + overshoot}`} />
      <Tick d={slash(x, from) + slash(x, to)} />
      <Label
        x={side === "right" ? x + 11 : x - 11}
        y={wordsY ?? (from + to) / 2}
        anchor={side === "right" ? "start" : "end"}
      >
        {children}
      </Label>
    </>
  );
}

interface ScaleMarkProps {
  /** Right end of the mark, including its text. */
  x: number;
  y: number;
  lengthMm: number;
  /** Sheet units per millimetre. */
  scale: number;
}

/** A scale bar with its true length. */
export function ScaleMark({ x, y, lengthMm, scale }: ScaleMarkProps) {
  const length = lengthMm * scale;
  return (
    <>
      <ScaleBar d={`M${x - length} ${y - 5}v10M${x} ${y - 5}v10M${x - length} ${y}h${length}`} />
      <Label x={x - length - 9} y={y} anchor="end" quiet>
        {`${lengthMm} mm`}
      </Label>
    </>
  );
}

/** A list in words: "9 and 12", "square, tegular or bevelled". */
export function inWords(values: readonly (string | number)[], last: "and" | "or" = "and"): string {
  const list = new Intl.ListFormat("en-GB", { type: last === "or" ? "disjunction" : "conjunction" });
  return list.format(values.map(String));
}
