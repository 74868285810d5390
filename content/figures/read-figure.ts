import type { FigureDefinition } from "../schema/figure.ts";
import type { Reading, Span } from "../schema/reading.ts";
import { oneOf, quoted } from "../sentence-parts.ts";
import {
  anyOf,
  lengthUnitsMm,
  numberPattern,
  plainNumbers,
  readNumber,
  type LengthUnit,
} from "../text/written-numbers.ts";
import { scalarRules, type ScalarRules } from "./quantities.ts";
import { readClimate, readFireRating, readMains, readSeat, seatMechanisms, seatsAsWritten } from "./ratings.ts";
import { readSizes } from "./sizes.ts";
import { readSpans } from "./spans.ts";

/** An invalid figure, with how to write it. */
export class UnreadableFigure extends Error {
  readonly found: string;
  /** After 'Write the density as': `a number with its unit, such as 750 kg/m3`. */
  readonly wanted: string;
  /** The line as it was probably meant: `540 mm` for `540`, `0.85` for `0,85`. */
  readonly correction: string | undefined;

  constructor(found: string, wanted: string, correction?: string) {
    super(`Write it as ${wanted}, not ${quoted(found)}.`);
    this.name = "UnreadableFigure";
    this.found = found;
    this.wanted = wanted;
    this.correction = correction;
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
  switch (quantity) {
    case "text":
      return { quantity, lines };
    case "words":
      return { quantity, words: lines.flatMap((line) => line.split(betweenWords)) };
    case "size": {
      const read = measured.map((line) => {
        const sizes = readSizes(line);
        if (!sizes) throw new UnreadableFigure(line, orOpen(sizeWanted), correctedSize(line, definition));
        return sizes;
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
          const correction = corrected(line, rules, definition);
          const percentage = quantity === "share" && correction && fromFraction(line, correction);
          if (percentage) throw new UnreadableFigure(line, `${percentage} or ${correction}`);
          throw new UnreadableFigure(line, orOpen(numberWanted(line, rules, correction)), correction);
        }
        return read;
      });
      if (rules.single && !isSingle(spans)) throw new UnreadableFigure(lines.join(", "), numberAs(rules));
      return { quantity, unit: rules.unit, spans, open };
    }
  }
}

/** The same, but undefined for invalid lines. */
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
const sizeWanted = "length x width in mm, such as 600x600 mm or 2440 x 128 / 192 mm";
const fireWanted = "a class or a standard, such as Class A, Class 1 & P or BS EN 1021-1:1994";

/** How to write a numeric figure, using the given numbers if only its unit or its dash is wrong. */
function numberAs({ unit, single, examples }: ScalarRules, example?: string): string {
  return `${single ? "a number or a range" : "a number"}${unit && " with its unit"}, such as ${example ?? oneOf(examples)}`;
}

const numbersAndRest = new RegExp(
  String.raw`^\s*(?<upTo>up[ -]?to\s+)?(?<numbers>${numberPattern}(?:(?:\s*[-–—/]\s*|, | or | and )${numberPattern})*)\s*(?<rest>\D*\d?)\s*$`,
  "i",
);

/** Without a unit, `3/4` may be three quarters of an inch. */
const maybeFraction = /^\d*[13579]\/(?:2|4|8|16|32)$/;

/** The numbers of a line with the intended unit; undefined if another unit is possible. */
function corrected(line: string, rules: ScalarRules, named: Named): string | undefined {
  // Two values, or a decimal number.
  if (/(?<![\d.,])[1-9]\d*,\d\d(?![\d,])/.test(line)) return undefined;
  const [, measured = "", tolerance] = /^(.*\d.*?) ?(?:±|\+ ?\/? ?-) ?(\d.*)$/.exec(line) ?? [];
  if (tolerance !== undefined) {
    // A unit of the tolerance that the number lacks may be another than that of the site.
    if (!/[a-z%°]/i.test(measured) && /[a-z]/i.test(tolerance) && !tolerance.endsWith(` ${rules.unit}`))
      return undefined;
    const number = readSpans(measured, rules) ? measured : corrected(measured, rules, named);
    const written = `${number} (±${tolerance})`;
    return number !== undefined && readSpans(written, rules) ? written : undefined;
  }
  const [, percent] = /^(\d+) ?%$/.exec(withoutName(plainNumbers(line), named)) ?? [];
  const isCoefficient = rules === scalarRules.absorptionCoefficient;
  if (percent && isCoefficient && Number(percent) <= 100) return (Number(percent) / 100).toFixed(2);
  // A comma that is still between digits separates the entries of a list.
  const plain = withoutName(plainNumbers(line), named)
    .replaceAll(/(?<=\d) - (?=\d)/g, "-")
    .replaceAll(/ ?& ?/g, " and ")
    .replaceAll(/(?<=\d),(?=\d)/g, ", ")
    .replace(/(?<=\d ?c?m?m) (?:thick|thk\.?|wide|high|deep|long)$/i, "");
  if (readSpans(plain, rules)) return plain;
  const { upTo, numbers, rest = "" } = numbersAndRest.exec(plain)?.groups ?? {};
  const found = rest.replace(/\.$/, "").trim().toLowerCase();
  if (numbers === undefined || (found === "" && maybeFraction.test(numbers))) return undefined;
  const factor = rules.converted?.[found];
  const plainUnit = (unit: string) => unit.toLowerCase().replaceAll(".", "");
  const units = [rules.unit, ...Object.keys(rules.written)].filter((each) => each !== "");
  // Part of a unit, such as `kg/m` of `kg/m³`, or none at all.
  const isPart = (unit: string) => found.length !== 1 && plainUnit(unit).startsWith(plainUnit(found));
  const written = units.find((each) => plainUnit(each) === plainUnit(found)) ?? units.find(isPart);
  const isOwn = factor !== undefined || found === rules.unit || rules.typed?.includes(found);
  const unit = isOwn ? rules.unit : written;
  if (unit === undefined) return undefined;
  const convert = (number: string) => {
    const size = readNumber(number, factor);
    // 4 inches are 102 mm, but half an inch is 12.7 mm: tenths matter in the thickness of a board.
    return String(/^(?:in|ft)$/.test(found) && size > lengthUnitsMm.in ? Math.round(size) : size);
  };
  const converted = numbers
    .replaceAll(/\s*[-–—]\s*/g, "-")
    .replaceAll(/\d[\d.,]*\d|\d/g, (number) => (factor === undefined ? number : convert(number)));
  const example = `${upTo === undefined ? "" : "Up to "}${converted}${rules.closed || unit === "" ? "" : " "}${unit}`;
  return readSpans(example, rules) ? example : undefined;
}

/** `80%` for `0.8`, as which spreadsheets store it; undefined for other lines. */
function fromFraction(line: string, share: string): string | undefined {
  const isFraction = !line.includes("%") && share.match(/\d[\d.]*/g)?.every((number) => Number(number) <= 1);
  return isFraction ? share.replaceAll(/\d[\d.]*/g, (number) => String(readNumber(number, 100))) : undefined;
}

type Named = Pick<Readable, "label" | "searched">;

/**
 * `0.85` for `NRC 0.85`, `NRC: 0.85` and `0.85 NRC`, under the label “NRC”. A figure is also named by the words that
 * it is searched by, and by the last word of its label: “density” of “Foam density”.
 */
function withoutName(line: string, { label = "", searched }: Named): string {
  const names = anyOf([label, label.slice(label.lastIndexOf(" ") + 1), ...(searched?.words ?? [])].filter(Boolean));
  if (names === "") return line;
  return line.replace(new RegExp(String.raw`^(?:${names})(?![a-z])\.?[\s:=-]*| \(?(?:${names})\.?\)?$`, "i"), "");
}

/** Below this many, the numbers of a size without a unit may be inches or feet. */
const leastPlainMm = 100;

/** A size in the notation of the site, in millimetres if its numbers can be nothing else; undefined otherwise. */
function correctedSize(line: string, named: Named = {}): string | undefined {
  const sizes = withoutName(plainNumbers(line), named).replaceAll(/(?<=\d) ?(?:mm ?)?(?:[x*]|by) ?(?=\d)/gi, " x ");
  // Two sizes, or a decimal number.
  if (/\d,\d{1,2}(?!\d)|\d,\d+ ?[x×*]/i.test(line)) return undefined;
  const [, panel, thickness] = /^([\d.]+ x [\d.]+) x ([\d.]+)(?: ?mm\.?)?$/i.exec(sizes) ?? [];
  if (panel && thickness) return correctedSize(`${panel} at ${thickness} mm`);
  const [, first = "", firstUnit, second = "", unit] = /^([\d.]+) ?(c?m)? x ([\d.]+) ?(c?m)$/.exec(sizes) ?? [];
  if (unit !== undefined && (firstUnit ?? unit) === unit) {
    const [length, width] = [first, second].map((side) => readNumber(side, lengthUnitsMm[unit as LengthUnit]));
    return correctedSize(`${length} x ${width} mm`);
  }
  const plain = `${sizes.replace(/ ?mm\.?$/i, "")} mm`;
  const sides = readSizes(plain)?.sizes.flatMap(({ firstMm, secondMm }) => [firstMm, secondMm]);
  return sides?.every((side) => side >= leastPlainMm || plain === sizes) ? plain : undefined;
}

/** The same, or the possible numbers if the notation is correct. */
function numberWanted(line: string, rules: ScalarRules, correction: string | undefined): string {
  const { unit, least, most, closed } = rules;
  if (!readSpans(line, rules, { any: true })) return numberAs(rules, correction);
  return `a number from ${least} to ${most}${unit && !closed ? " " : ""}${unit}`;
}

/** `Class A` for `class A`, `Class-A` and `A`. */
function correctedFire(line: string): string | undefined {
  const [, letter] = /^(?:class[ -]*)?([a-z\d])$/i.exec(line.trim()) ?? [];
  return letter && `Class ${letter.toUpperCase()}`;
}

/** `100% RH resistance` for `100% RH` and `RH 100%`. */
function correctedHumidity(text: string): string | undefined {
  const [, before, after] = /^(?:(\d+) ?% ?RH|RH ?(\d+) ?%)$/i.exec(text.trim()) ?? [];
  return (before ?? after) && `${before ?? after}% RH resistance`;
}

/** A seat in other letters, with other spaces or hyphens. */
function correctedSeat(text: string): string | undefined {
  const letters = (seat: string) => seat.toLowerCase().replaceAll(/[^a-z]/g, "");
  return seatsAsWritten.find((seat) => letters(seat) === letters(text));
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
