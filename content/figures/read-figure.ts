import type { FigureDefinition } from "../schema/figure.ts";
import type { Reading, Span } from "../schema/reading.ts";
import { scalarRules, type ScalarRules } from "./quantities.ts";
import { readClimate, readFireRating, readMains, readSeat } from "./ratings.ts";
import { readSizes } from "./sizes.ts";
import { readSpans } from "./spans.ts";

/** A figure's text that could not be read, and what is allowed in its place. */
export class UnreadableFigure extends Error {
  readonly found: string;
  readonly allowed: string;

  constructor(found: string, allowed: string) {
    super(`found ${JSON.stringify(found)}, allowed: ${allowed}`);
    this.name = "UnreadableFigure";
    this.found = found;
    this.allowed = allowed;
  }
}

/** What must be known about a figure to read it. */
export type Readable = Pick<FigureDefinition, "quantity" | "open">;

/** Reads a figure's lines into numbers, as its key's quantity says. Throws UnreadableFigure at the first that it cannot read. */
export function readFigure(lines: readonly string[], { quantity, open: allowedOpen = [] }: Readable): Reading {
  const open = lines.filter((line) => allowedOpen.includes(line));
  const measured = lines.filter((line) => !allowedOpen.includes(line));
  const or = (example: string) => [example, ...allowedOpen].join(", ");
  switch (quantity) {
    case "text":
      return { quantity, lines };
    case "words":
      return { quantity, words: lines.flatMap((line) => line.split(betweenWords)) };
    case "size": {
      const read = measured.map((line) => readOrRefuse(line, readSizes(line), or("600x600 mm, 2440 x 128 / 192 mm")));
      const thicknessesMm = read.flatMap((each) => each.thicknessesMm);
      return { quantity, unit: "mm", sizes: read.flatMap(({ sizes }) => sizes), thicknessesMm, open };
    }
    case "fire":
      return { quantity, ratings: lines.map((line) => readOrRefuse(line, readFireRating(line), fireExample)) };
    case "climate":
      return one(lines, readClimate, "OC 50, RH 70, or 100% RH resistance");
    case "mains":
      return one(lines, readMains, "AC 100-240V 50-60Hz");
    case "seat":
      return one(lines, readSeat, "Auto Tip-Up, Sliding or Fix, with or without With Writing Pad");
    default: {
      const rules: ScalarRules = scalarRules[quantity];
      const spans = measured.flatMap((line) => readOrRefuse(line, readSpans(line, rules), or(rules.example)));
      if (rules.single && !isSingle(spans)) throw new UnreadableFigure(lines.join(", "), rules.example);
      return { quantity, unit: rules.unit, spans, open };
    }
  }
}

function isSingle([span, another]: readonly Span[]): boolean {
  return span?.minimum !== undefined && span.maximum !== undefined && !span.descending && !span.remark && !another;
}

const betweenWords = /\s*\/\s*|,\s+|\s+or\s+/;
const fireExample = "Class A, Class 1 & P, BS EN 1021-1:1994";

function readOrRefuse<Value>(found: string, value: Value | undefined, allowed: string): Value {
  if (value === undefined) throw new UnreadableFigure(found, allowed);
  return value;
}

function one<Value>(lines: readonly string[], read: (line: string) => Value | undefined, allowed: string): Value {
  const text = lines.join(", ");
  return readOrRefuse(text, read(text), allowed);
}
