import type { Quantity } from "../schema/reading.ts";
import type { FigurePart } from "../schema/resolved.ts";
import { anyOf } from "../text/written-numbers.ts";
import { scalarRules, type ScalarRules } from "./quantities.ts";

/**
 * Splits a line of a figure into its numbers and the unit at its end. Words, and lines with a unit between the
 * numbers (`200W/300W`) or words around them, are not split.
 * @param open words that may replace a number
 */
export function partOf(supplied: string, quantity: Quantity, open: readonly string[] = []): FigurePart {
  const line = withUsualSpaces(supplied, quantity);
  const text = printFigure(line, quantity);
  if (open.includes(line)) return { text, value: text, open: true };
  for (const [written, heading] of unitsOf(quantity)) {
    if (!line.endsWith(written)) continue;
    const before = line.slice(0, -written.length);
    const numbers = before.trimEnd();
    if (!isDigit(numbers.at(0)) || !isDigit(numbers.at(-1)) || numbers.includes(written)) break;
    const unit = { printed: printMeasure(written), heading, spaced: before !== numbers };
    return { text, value: printFigure(numbers, quantity), unit };
  }
  return { text, value: text };
}

/** Every spelling of a quantity's unit, longest first, with the spelling used in the heading of a row: `year` and `years`. */
function unitsOf(quantity: Quantity): [written: string, heading: string][] {
  if (quantity === "size") return [["mm", "mm"]];
  if (!isScalar(quantity)) return [];
  const written = Object.entries(scalarRules[quantity].written).filter(([unit]) => unit !== "");
  return written
    .map(([unit, factor]): [string, string] => {
      const [first = unit] = written.find(([, other]) => other === factor) ?? [];
      return [unit, printMeasure(first)];
    })
    .toSorted(([one], [other]) => other.length - one.length);
}

/** A number with the unit of its quantity, as an option's label: `300W`, `45 kg/m³`. */
export function withUnit(number: number | string, quantity: Quantity): string {
  if (!isScalar(quantity)) return String(number);
  const { unit, closed }: ScalarRules = scalarRules[quantity];
  return `${number}${unit && !closed ? " " : ""}${unit}`;
}

const spacedUnits = Object.values(scalarRules as Record<string, ScalarRules>)
  .filter(({ closed }) => !closed)
  .flatMap(({ written }) => Object.keys(written).filter(Boolean).map(printMeasure));

/** A size such as `600 × 1200 mm`, or a number and its unit. */
const unbroken = new RegExp(
  String.raw`\d\S*(?: × \d\S*)+(?: (?:${anyOf(spacedUnits)})(?!\w))?|\d\S* (?:${anyOf(spacedUnits)})(?!\w)`,
  "g",
);

/** The parts of a printed text that must not break, in order: sizes, and numbers with their units. */
export function unbrokenParts(text: string): string[] {
  return [...text.matchAll(unbroken)].map(([part]) => part);
}

/** Whether the figures of a quantity are numbers and ranges with one unit. */
export function isScalar(quantity: Quantity): quantity is keyof typeof scalarRules {
  return quantity in scalarRules;
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}

/**
 * A typeset figure: a range's hyphen becomes an en dash without spaces, the x of a size becomes ×, and m2 and m3
 * get their superscripts, including in weights per sqm or per cu m. A unit has its usual space. Nothing else changes;
 * words that are not a measure (`BS EN 1021-1:1994`, `T-24`) stay as supplied.
 */
export function printFigure(supplied: string, quantity: Quantity): string {
  return isMeasure(quantity) ? printMeasure(withUsualSpaces(supplied, quantity)) : supplied;
}

/** `50 kg` for `50kg`, and `85%` for `85 %`. */
function withUsualSpaces(line: string, quantity: Quantity): string {
  const units = anyOf(unitsOf(quantity).map(([written]) => written));
  const space = isScalar(quantity) && (scalarRules[quantity] as ScalarRules).closed ? "" : " ";
  return units === ""
    ? line
    : line.replaceAll(new RegExp(String.raw`(?<=\d)\s*(?=(?:${units})(?![\p{L}\d/]))`, "gu"), space);
}

/** A typeset measure or unit. */
export function printMeasure(supplied: string): string {
  return supplied
    .replace(/(?<=\d)\s*x\s*(?=\d)/g, " × ")
    .replace(/\+\s?\/\s?-\s?(?=\d)/g, "±")
    .replace(/(?<=\d(?:\s?[%°A-Za-z]{1,2})?)\s*(?:-|–\s*)(?=\d)/g, "–")
    .replace(/(?<=\/)sq\.?\s?mt?\b\.?/, "m²")
    .replace(/(?<=\/)(?:cu\.?\s?m|cbm)\b\.?/, "m³")
    .replace(/(?<=m)2(?![\d.])/g, "²")
    .replace(/(?<=m)3(?![\d.])/g, "³");
}

function isMeasure(quantity: Quantity): boolean {
  return quantity === "size" || quantity === "mains" || quantity in scalarRules;
}
