import { readFigureIfPossible } from "../figures/read-figure.ts";
import type { FigureDefinitions } from "../schema/figure.ts";
import type { Reading } from "../schema/reading.ts";
import { oneOf } from "../sentence-parts.ts";
import { groupOf, isGroup } from "./group.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Sources } from "./sources.ts";
import { fieldInWords } from "./field-words.ts";

type Field = readonly (string | number)[];

/** A field of a drawing that repeats a figure. */
export interface DrawnFigure {
  readonly at: Field;
  /** The figure's value for the field; undefined if it is ambiguous, such as a range. */
  readonly value: unknown;
  /** Whether the drawing's field is empty. */
  readonly isEmpty: boolean;
  /** Whether the drawing's value agrees with the figure. */
  readonly agrees: boolean;
  /** The figure as written: `450-550 mm`. */
  readonly written: string;
  /** The figure's label. */
  readonly label: string;
}

interface Pair {
  readonly key: string;
  readonly at: readonly string[];
  /** The value that a figure implies for the drawing. */
  readonly drawn: (reading: Reading) => unknown;
  /** Whether a value of the drawing agrees with a figure. */
  readonly agrees: (value: unknown, reading: Reading) => boolean;
}

const mechanisms: Record<string, string> = { "Auto Tip-Up": "tip-up", Sliding: "sliding", Fix: "fixed" };
const backs: Record<string, string> = { Fix: "fixed", "Push Back": "push-back", "Back Push": "push-back" };

function choice(key: string, at: string, drawn: (reading: Reading) => unknown): Pair {
  return { key, at: [at], drawn, agrees: (value, reading) => [undefined, value].includes(drawn(reading)) };
}

/** One length, which may be any of those of its figure. */
function length(key: string, at: string): Pair {
  return {
    key,
    at: ["dimensions", at],
    drawn: (reading) => {
      const [only, ...others] = exactLengths(reading);
      return others.length === 0 ? only : undefined;
    },
    agrees: (value, reading) => typeof value !== "number" || allowsLength(reading, value),
  };
}

const pairs: Record<string, readonly Pair[]> = {
  chair: [
    choice("seat", "seatMechanism", (seat) => (seat.quantity === "seat" ? mechanisms[seat.mechanism] : undefined)),
    choice("seat", "writingPad", (seat) => (seat.quantity === "seat" ? seat.writingPad : undefined)),
    choice("back", "back", (back) => (back.quantity === "words" ? backs[back.words.join(" ")] : undefined)),
    length("seatWidth", "seatWidthMm"),
    length("seatDepth", "seatDepthMm"),
    length("seatThickness", "seatThicknessMm"),
    length("backrestWidth", "backWidthMm"),
    length("backrestHeight", "backHeightMm"),
    length("backrestThickness", "backThicknessMm"),
    length("outerWidth", "overallWidthMm"),
    length("centreToCentreWidth", "centresMm"),
  ],
  "panel-section": [
    {
      key: "thickness",
      at: ["thicknessesMm"],
      drawn: (reading) => {
        const lengths = exactLengths(reading);
        return lengths.length > 0 ? lengths : undefined;
      },
      agrees: (value, reading) =>
        !Array.isArray(value) || value.every((each) => typeof each !== "number" || allowsLength(reading, each)),
    },
  ],
};

/** The lengths of a figure that are single values, not ranges, in its unit. */
function exactLengths(reading: Reading): number[] {
  if (reading.quantity !== "length") return [];
  return reading.spans.flatMap(({ minimum, maximum }) =>
    minimum === maximum && minimum !== undefined ? [minimum] : [],
  );
}

/** Whether a figure allows a length. A figure that is not a length, or is missing, allows any. */
export function allowsLength(reading: Reading, valueMm: number): boolean {
  if (reading.quantity !== "length" || reading.spans.length === 0) return true;
  return reading.spans.some(({ minimum = -Infinity, maximum = Infinity }) => valueMm >= minimum && valueMm <= maximum);
}

/** The fields of a product's drawing, complete or not, that repeat its figures. Invalid figures are left out. */
export function drawnFigures(product: unknown, definitions: FigureDefinitions): DrawnFigure[] {
  const { drawing, specifications } = groupOf(product);
  const cards: unknown[] = Array.isArray(specifications) ? specifications : [];
  return (pairs[String(groupOf(drawing).kind)] ?? []).flatMap(({ key, at, drawn, agrees }): DrawnFigure[] => {
    const definition = definitions[key];
    const written = cards.flatMap((card) => linesOf(groupOf(groupOf(card).figures)[key]));
    const reading = definition && written.length > 0 ? readFigureIfPossible(written, definition) : undefined;
    if (!definition || !reading) return [];
    const group = at.slice(0, -1).reduce<unknown>((outer, part) => groupOf(outer)[part], drawing);
    // Without its group, a drawing repeats nothing from it.
    if (group === undefined) return [];
    const value = groupOf(group)[at.at(-1) ?? ""];
    const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
    const about = { label: definition.label, written: oneOf(written) };
    return [
      { at: ["drawing", ...at], value: drawn(reading), isEmpty, agrees: isEmpty || agrees(value, reading), ...about },
    ];
  });
}

/** Checks that no drawing contradicts the figures of its product. */
export function checkDrawnFigures({ products, figures }: Sources, mistakes: Mistakes): void {
  if (!figures) return;
  for (const source of products.values()) {
    if (!source) continue;
    for (const { at, value, agrees, written, label } of drawnFigures(source.file.value, figures.entry)) {
      if (agrees) continue;
      const field = fieldInWords(at);
      const advice =
        value === undefined
          ? `Correct ${field}`
          : `Write ${new Intl.ListFormat("en-GB").format([value].flat().map(String))} for ${field}`;
      const message = `${label} is ${written}, but the drawing says something else. ${advice}, or change the figure.`;
      reportAt(mistakes, source.file, at, message);
    }
  }
}

function linesOf(written: unknown): string[] {
  const value = isGroup(written) ? written.value : written;
  return [value].flat().filter((line): line is string => typeof line === "string" && line !== "");
}
