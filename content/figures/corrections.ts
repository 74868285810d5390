import type { FigureDefinition } from "../schema/figure.ts";
import {
  anyOf,
  lengthUnitsMm,
  numberPattern,
  plainNumbers,
  readNumber,
  roughly,
  sizeIn,
} from "../text/written-numbers.ts";
import { scalarRules, type ScalarRules } from "./quantities.ts";
import { seatsAsWritten } from "./ratings.ts";
import { readSpans } from "./spans.ts";

/** A line as it was meant. */
export interface Correction {
  line: string;
  /** It leaves words out or is only probable. */
  isUncertain: boolean;
}

const numbersAndRest = new RegExp(
  String.raw`^\s*(?<upTo>up[ -]?to\s+)?(?<numbers>${numberPattern}(?:(?:\s*[-–—/]\s*|, | or | and )${numberPattern})*)\s*(?<rest>\D*\d?)\.?\s*$`,
  "i",
);

/** Without a unit, `3/4` may be three quarters of an inch. */
const maybeFraction = /^\d*[13579]\/(?:2|4|8|16|32)$/;

/**
 * The numbers of a line with the intended unit; undefined if another unit is possible.
 * @param probable also reads units that must be rounded or lost their end, such as `25 pcf` and `45 kg/m`, and `> 0.85` as 0.85
 */
export function corrected(
  line: string,
  rules: ScalarRules,
  named: Named,
  { probable = false } = {},
): string | undefined {
  // Two values, or a decimal number.
  if (/(?<![\d.,])[1-9]\d*,\d\d(?![\d,])/.test(line)) return undefined;
  const [, measured = "", tolerance] = /^(.*\d.*?) ?(?:±|\+ ?\/? ?-) ?(\d.*)$/.exec(unitBeforeTolerance(line)) ?? [];
  if (tolerance !== undefined) {
    // If only the tolerance has a unit, it may differ from the site's.
    const [shared = ""] = /[a-z%°]/i.test(measured) ? [] : (/[a-z].*$/i.exec(tolerance) ?? []);
    const isOwn = Object.keys(rules.written).some((unit) => rules.written[unit] === 1 && isSame(unit, shared));
    if (shared !== "" && !isOwn) return undefined;
    const number = readSpans(measured, rules) ? measured : corrected(`${measured} ${shared}`.trim(), rules, named);
    const written = `${number} (±${tolerance})`;
    return number !== undefined && readSpans(written, rules) ? written : undefined;
  }
  const [, percent] = /^(\d+) ?%$/.exec(withoutName(plainNumbers(line), named)) ?? [];
  const isCoefficient = rules === scalarRules.absorptionCoefficient;
  if (percent && isCoefficient && Number(percent) <= 100) return (Number(percent) / 100).toFixed(2);
  // A comma that is still between digits separates the entries of a list.
  const written = withoutName(plainNumbers(line), named);
  const limited = withLimit(written, rules, named, probable);
  if (limited !== undefined) return limited;
  const plain = written
    .replaceAll(/(?<=\d) - (?=\d)/g, "-")
    .replaceAll(/ ?& ?/g, " and ")
    .replaceAll(/(?<=\d),(?=\d)/g, ", ")
    .replace(/(?<=\d ?c?m?m) (?:thick|thk\.?|wide|high|deep|long)$/i, "");
  if (readSpans(plain, rules)) return plain;
  const { upTo, numbers, rest = "" } = numbersAndRest.exec(plain)?.groups ?? {};
  const found = rest.replace(/\.$/, "").trim().toLowerCase();
  if (numbers === undefined || (found === "" && maybeFraction.test(numbers))) return undefined;
  const rounded = probable ? factorFromPoundsOrFeet(found, rules) : undefined;
  const factor = rules.converted?.[found] ?? rounded;
  const plainUnit = (unit: string) => unit.toLowerCase().replaceAll(".", "");
  const units = [rules.unit, ...Object.keys(rules.written)].filter((each) => each !== "");
  // Part of a unit, such as `kg/m` of `kg/m³`, or none at all.
  const isPart = (unit: string) =>
    found.length !== 1 && (probable || !found.endsWith("/m")) && plainUnit(unit).startsWith(plainUnit(found));
  const spelt = units.find((each) => plainUnit(each) === plainUnit(found)) ?? units.find(isPart);
  const isOwn = factor !== undefined || found === rules.unit || rules.typed?.includes(found);
  const own = rounded === undefined ? rules.unit : weightUnit(rules);
  const unit = isOwn ? own : spelt;
  if (unit === undefined) return undefined;
  const convert = (number: string) => {
    const size = readNumber(number, factor);
    if (rounded !== undefined) return String(Number(size.toPrecision(3)));
    // 4 inches are 102 mm, but half an inch is 12.7 mm: tenths matter in the thickness of a board.
    return String(/^(?:in|ft)$/.test(found) && size > lengthUnitsMm.in ? Math.round(size) : size);
  };
  const converted = numbers
    .replaceAll(/\s*[-–—]\s*/g, "-")
    .replaceAll(/\d[\d.,]*\d|\d/g, (number) => (factor === undefined ? number : convert(number)));
  const example = `${upTo === undefined ? "" : "Up to "}${converted}${rules.closed || unit === "" ? "" : " "}${unit}`;
  return readSpans(example, rules) ? example : undefined;
}

/** `25 mm ±1` for `25 (±1) mm`. */
function unitBeforeTolerance(line: string): string {
  return line.replace(/ ?\(((?:±|\+ ?\/? ?-) ?\d[\d.]*)\) ?([a-z]\S*)$/i, " $2 $1");
}

const lowerLimit = /^(?<sign>>=?|at least|min(?:imum)?\.?)\s*(?<rest>\d.*)$/i;
const upperLimit = /^(?<sign><=?|at most|not more than|max(?:imum)?\.?)\s*(?<rest>\d.*)$/i;

/** `12 mm+` for `≥ 12 mm`, and `Up to 12 mm` for `max. 12 mm`. A figure that is one number cannot have a lower limit. */
function withLimit(line: string, rules: ScalarRules, named: Named, probable: boolean): string | undefined {
  const lower = lowerLimit.exec(line)?.groups;
  const { sign = "", rest = "" } = lower ?? upperLimit.exec(line)?.groups ?? {};
  const number = readSpans(rest, rules) ? rest : rest && corrected(rest, rules, named);
  // `>` and `<` exclude the number itself.
  if (!number || readSpans(number, rules)?.length !== 1) return undefined;
  if (!probable && (/^[<>]$/.test(sign) || (lower && rules.single))) return undefined;
  const limited = lower ? `${number}${rules.single ? "" : "+"}` : `Up to ${number}`;
  return readSpans(limited, rules) ? limited : undefined;
}

const kilogramsInPound = 0.45359237;

/** The factor from pounds, or from a weight by square or cubic feet, to kilograms or a weight by metres; otherwise undefined. */
function factorFromPoundsOrFeet(found: string, rules: ScalarRules): number | undefined {
  const [own, ownPer = ""] = weightUnit(rules).split("/");
  const [, weight = "", per = ""] =
    /^(kgs?|lbs?)\.?(?:(?: ?\/ ?| per )(.+))?$/.exec(found.replace(/^pcf$/, "lb/ft3").replace(/^psf$/, "lb/ft2")) ?? [];
  if (own !== "kg" || weight === "" || (per === "") !== (ownPer === "")) return undefined;
  const size = sizeIn(ownPer, per);
  return size && (weight.startsWith("l") ? kilogramsInPound : 1) / size;
}

/** The unit of the quantity, or of a density whose unit was supplied as kg. */
function weightUnit(rules: ScalarRules): string {
  return "kg/m³" in rules.written ? "kg/m³" : rules.unit;
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

const average = /,? ?\(?\b(?:avg|average|mean|typ(?:ical)?)\b\.?\)?$/i;

/**
 * The probable meaning: `420 kg/m³` for `approx 420` and `420 kg/m³ nominal`, `55 kg (±2)` for a density of `55 + 2`, whose sign was
 * damaged, and `400 kg/m³` for `25 pcf`.
 */
export function probablyMeant(line: string, rules: ScalarRules, named: Named): string | undefined {
  const isDensity = "kg/m³" in rules.written;
  const exact = line.trim().replaceAll(roughly, "").replace(average, "");
  const meant = isDensity ? exact.replace(/(?<=\d) ?\+ ?(?=\d)/, " ± ") : exact;
  return readSpans(meant, rules) ? meant : corrected(meant, rules, named, { probable: true });
}

/** `80%` for `0.8`, as which spreadsheets store it; undefined for other lines. */
export function fromFraction(line: string, share: string): string | undefined {
  const isFraction = !line.includes("%") && share.match(/\d[\d.]*/g)?.every((number) => Number(number) <= 1);
  return isFraction ? share.replaceAll(/\d[\d.]*/g, (number) => String(readNumber(number, 100))) : undefined;
}

/** How a figure is named. */
export type Named = Partial<Pick<FigureDefinition, "label" | "searched">>;

/**
 * `0.85` for `NRC 0.85`, `NRC: 0.85` and `0.85 NRC`, under the label “NRC”. A figure is also named by the words that
 * it is searched by, and by the last word of its label: “density” of “Foam density”.
 */
export function withoutName(line: string, { label = "", searched }: Named): string {
  const names = anyOf([label, label.slice(label.lastIndexOf(" ") + 1), ...(searched?.words ?? [])].filter(Boolean));
  if (names === "") return line;
  return line.replace(new RegExp(String.raw`^(?:${names})(?![a-z])\.?[\s:=-]*| \(?(?:${names})\.?\)?$`, "i"), "");
}

/** `Class A` for `class A`, `Class-A` and `A`. */
export function correctedFire(line: string): string | undefined {
  const [, letter] = /^(?:class[ -]*)?([a-z\d])$/i.exec(line.trim()) ?? [];
  return letter && `Class ${letter.toUpperCase()}`;
}

/** `100% RH resistance` for `100% RH` and `RH 100%`. */
export function correctedHumidity(text: string): string | undefined {
  const [, before, after] = /^(?:(\d+) ?% ?RH|RH ?(\d+) ?%)$/i.exec(text.trim()) ?? [];
  return (before ?? after) && `${before ?? after}% RH resistance`;
}

/** A seat in other letters, with other spaces or hyphens. */
export function correctedSeat(text: string): string | undefined {
  const letters = (seat: string) => seat.toLowerCase().replaceAll(/[^a-z]/g, "");
  return seatsAsWritten.find((seat) => letters(seat) === letters(text));
}

const toOrder =
  /^(?:as (?:per )?(?:required|(?:your |the |client'?s? )?(?:requirements?|order|drawings?))|custom(?:i[sz]ed|[ -]?made)?(?: sizes?)?|made to (?:order|measure))$/i;

/** A word that may replace a number, in other letters: `Custom` for `custom`. It is only probable for `as per requirement`. */
export function openMeant(line: string, open: readonly string[]): Correction | undefined {
  const text = line.trim().replace(/\.$/, "");
  const same = open.find((word) => isSame(word, text));
  if (same !== undefined) return { line: same, isUncertain: false };
  const custom = open.find((word) => word.startsWith("Custom"));
  return custom !== undefined && toOrder.test(text) ? { line: custom, isUncertain: true } : undefined;
}
