import { round } from "./path-data.ts";
import { Dimension } from "./strokes.tsx";

interface LabelProps {
  x: number;
  y: number;
  children: string;
  anchor?: "start" | "middle" | "end";
  /** Which part of the line `y` is: its middle, its bottom (the words are above), or its top (the words are below). */
  hang?: "middle" | "above" | "below";
  /** The index of the line in a stack, from 0; the line spacing is the same at every size. */
  line?: number;
  /** Secondary text has a lighter ink. */
  quiet?: boolean;
}

/** From `y` to the baseline of the first line, and from one line to the next, in ems. */
const baselineShift = { middle: 0.35, above: 0, below: 0.74 };
const lineHeight = 1.25;

/** A word on the sheet, positioned so that text of any size keeps its distance. */
export function Label({ x, y, children, anchor = "start", hang = "middle", line = 0, quiet = false }: LabelProps) {
  return (
    <text
      className={quiet ? "drawing__text drawing__text--quiet" : "drawing__text"}
      x={round(x)}
      y={round(y)}
      dy={`${baselineShift[hang] + line * lineHeight}em`}
      textAnchor={anchor}
    >
      {children}
    </text>
  );
}

interface LeaderProps {
  /** Where the line touches the part that it names. */
  at: readonly [number, number];
  /** Where the word is placed. */
  to: readonly [number, number];
  children: string;
  anchor?: "start" | "end";
}

/** A word with a hairline to the part that it names. */
export function Leader({ at, to, children, anchor = "start" }: LeaderProps) {
  const gap = anchor === "start" ? 5 : -5;
  return (
    <>
      <Dimension d={`M${at[0]} ${at[1]}L${to[0]} ${to[1]}`} />
      <circle className="drawing__dot" cx={round(at[0])} cy={round(at[1])} r="2" />
      <Label x={to[0] + gap} y={to[1]} anchor={anchor}>
        {children}
      </Label>
    </>
  );
}
