import type { FigureDefinition } from "../schema/figure.ts";
import {
  anyOf,
  lengthUnitsMm,
  numberPattern,
  plainNumbers,
  readNumber,
  roughly,
  type LengthUnit,
} from "../text/written-numbers.ts";
import { scalarRules, type ScalarRules } from "./quantities.ts";
import { seatsAsWritten } from "./ratings.ts";
import { readSizes } from "./sizes.ts";
import { readSpans } from "./spans.ts";

const numbersAndRest = new RegExp(
  String.raw`^\s*(?<upTo>up[ -]?to\s+)?(?<numbers>${numberPattern}(?:(?:\s*[-–—/]\s*|, | or | and )${numberPattern})*)\s*(?<rest>\D*\d?)\s*$`,
  "i",
);

/** Without a unit, `3/4` may be three quarters of an inch. */
const maybeFraction = /^\d*[13579]\/(?:2|4|8|16|32)$/;

/** The numbers of a line with the intended unit; undefined if another unit is possible. */
export function corrected(line: string, rules: ScalarRules, named: Named): string | undefined {
  // Two values, or a decimal number.
  if (/(?<![\d.,])[1-9]\d*,\d\d(?![\d,])/.test(line)) return undefined;
  const [, measured = "", tolerance] = /^(.*\d.*?) ?(?:±|\+ ?\/? ?-) ?(\d.*)$/.exec(line) ?? [];
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

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** `420 kg/m³` for `approx 420` and `420 kg/m³ nominal`, and `55 kg (±2)` for a density of `55 + 2`, whose sign was damaged. */
export function withoutWords(line: string, rules: ScalarRules, named: Named): string | undefined {
  const isDensity = "kg/m³" in rules.written;
  const exact = line.trim().replaceAll(roughly, "");
  const meant = isDensity ? exact.replace(/(?<=\d) ?\+ ?(?=\d)/, " ± ") : exact;
  if (meant === line) return undefined;
  return readSpans(meant, rules) ? meant : corrected(meant, rules, named);
}

/** `80%` for `0.8`, as which spreadsheets store it; undefined for other lines. */
export function fromFraction(line: string, share: string): string | undefined {
  const isFraction = !line.includes("%") && share.match(/\d[\d.]*/g)?.every((number) => Number(number) <= 1);
  return isFraction ? share.replaceAll(/\d[\d.]*/g, (number) => String(readNumber(number, 100))) : undefined;
}

/** How a figure is named. */
type Named = Partial<Pick<FigureDefinition, "label" | "searched">>;

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
export function correctedSize(line: string, named: Named = {}): string | undefined {
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
