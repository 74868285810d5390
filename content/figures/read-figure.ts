import type { FigureDefinition } from "../schema/figure.ts";
import type { Reading, Span } from "../schema/reading.ts";
import { oneOf, quoted } from "../sentence-parts.ts";
import {
  corrected,
  correctedFire,
  correctedHumidity,
  correctedSeat,
  fromFraction,
  openMeant,
  probablyMeant,
} from "./corrections.ts";
import { scalarRules, type ScalarRules } from "./quantities.ts";
import { readClimate, readFireRating, readMains, readSeat, seatMechanisms } from "./ratings.ts";
import { correctedSize } from "./size-corrections.ts";
import { readSizes } from "./sizes.ts";
import { readSpans } from "./spans.ts";

/** An invalid figure, with how to write it. */
export class UnreadableFigure extends Error {
  readonly found: string;
  /** After 'Write the density as': `a number with its unit, such as 750 kg/m3`. */
  readonly wanted: string;
  /** The line as it was probably meant: `540 mm` for `540`, `0.85` for `0,85`. */
  readonly correction: string | undefined;
  /** The correction leaves words out or is only probable, so that only the owner may choose it. */
  readonly isUncertain: boolean;

  constructor(found: string, wanted: string, correction?: string, isUncertain = false) {
    super(`Write it as ${wanted}, not ${quoted(found)}.`);
    this.name = "UnreadableFigure";
    this.found = found;
    this.wanted = wanted;
    this.correction = correction;
    this.isUncertain = isUncertain;
  }
}

/** What is needed to read a figure. */
export type Readable = Pick<FigureDefinition, "quantity" | "open"> &
  Partial<Pick<FigureDefinition, "label" | "searched">>;

/**
 * Reads a figure's lines into numbers, as its key's quantity requires. Throws UnreadableFigure at the first
 * invalid line.
 */
export function readFigure(lines: readonly string[], definition: Readable): Reading {
  const { quantity, open: openWords = [] } = definition;
  const open = lines.filter((line) => openWords.includes(line));
  const measured = lines.filter((line) => !openWords.includes(line));
  const orOpen = (wanted: string) =>
    openWords.length > 0 ? `${wanted}, or as ${oneOf(openWords.map(quoted))}` : wanted;
  for (const line of measured) {
    const meant = openMeant(line, openWords);
    if (meant) throw new UnreadableFigure(line, quoted(meant.line), meant.line, meant.isUncertain);
  }
  switch (quantity) {
    case "text":
      return { quantity, lines };
    case "words":
      return { quantity, words: lines.flatMap((line) => line.split(betweenWords)) };
    case "size": {
      const read = measured.map((line) => {
        const sizes = readSizes(line);
        if (sizes) return sizes;
        const meant = correctedSize(line, definition);
        throw new UnreadableFigure(line, orOpen(sizeWanted), meant?.line, meant?.isUncertain);
      });
      const thicknessesMm = read.flatMap((each) => each.thicknessesMm);
      return { quantity, unit: "mm", sizes: read.flatMap(({ sizes }) => sizes), thicknessesMm, open };
    }
    case "fire":
      return {
        quantity,
        ratings: lines.map((line) => readOrRefuse(line, readFireRating(line), fireWanted, correctedFire(line))),
      };
    case "climate":
      return one(
        lines,
        readClimate,
        "temperature and humidity, such as OC 50, RH 70, or as 100% RH resistance",
        correctedHumidity,
      );
    case "mains":
      return one(lines, readMains, "voltage and frequency, such as AC 100-240V 50-60Hz");
    case "seat":
      return one(
        lines,
        readSeat,
        `${oneOf(seatMechanisms)}, with “With Writing Pad” after it if it has one`,
        correctedSeat,
      );
    default: {
      const rules: ScalarRules = scalarRules[quantity];
      const spans = measured.flatMap((line) => {
        const read = readSpans(line, rules);
        if (!read) {
          const certain = corrected(line, rules, definition);
          const meant = certain ?? probablyMeant(line, rules, definition);
          const percentage = quantity === "share" && meant && fromFraction(line, meant);
          if (percentage) throw new UnreadableFigure(line, `${percentage} or ${meant}`);
          throw new UnreadableFigure(line, orOpen(numberWanted(line, rules, meant)), meant, certain === undefined);
        }
        return read;
      });
      if (rules.single && !isSingle(spans)) {
        const text = lines.join(", ");
        const number = text.replace(/ ?\([^()]*\)$/, "");
        const meant = number !== text && isSingle(readSpans(number, rules) ?? []) ? number : undefined;
        throw new UnreadableFigure(text, numberAs(rules, meant), meant, true);
      }
      return { quantity, unit: rules.unit, spans, open };
    }
  }
}

/** Like `readFigure`, but returns undefined for invalid lines. */
export function readFigureIfPossible(lines: readonly string[], definition: Readable): Reading | undefined {
  try {
    return readFigure(lines, definition);
  } catch (error) {
    if (error instanceof UnreadableFigure) return undefined;
    throw error;
  }
}

function isSingle([span, another]: readonly Span[]): boolean {
  return span?.maximum !== undefined && !span.descending && !span.remark && !another;
}

const betweenWords = /\s*\/\s*|,\s+|\s+or\s+/;
const sizeWanted = "length x width in mm, such as 600x600 mm, or 600x600 at 20 mm with the thickness";
const fireWanted = "a class or a standard, such as Class A, Class 1 & P or BS EN 1021-1:1994";

/** How to write a numeric figure, using the given numbers if only its unit or its dash is wrong. */
function numberAs({ unit, single, examples }: ScalarRules, example?: string): string {
  return `${single ? "a number or a range" : "a number"}${unit && " with its unit"}, such as ${example ?? oneOf(examples)}`;
}

/** How to write a numeric figure or, if the notation is correct, the possible numbers. */
function numberWanted(line: string, rules: ScalarRules, correction: string | undefined): string {
  const { unit, least, most, closed } = rules;
  if (!readSpans(line, rules, { any: true })) return numberAs(rules, correction);
  return `a number from ${least} to ${most}${unit && !closed ? " " : ""}${unit}`;
}

function readOrRefuse<Value>(found: string, value: Value | undefined, wanted: string, correction?: string): Value {
  if (value === undefined) throw new UnreadableFigure(found, wanted, correction);
  return value;
}

function one<Value>(
  lines: readonly string[],
  read: (line: string) => Value | undefined,
  wanted: string,
  correct: (line: string) => string | undefined = () => undefined,
): Value {
  const text = lines.join(", ");
  return readOrRefuse(text, read(text), wanted, correct(text));
}
