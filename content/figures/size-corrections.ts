import {
  lengthUnitsMm,
  plainNumbers,
  readNumber,
  roughly,
  tradeToleranceMm,
  type LengthUnit,
} from "../text/written-numbers.ts";
import { withoutName, type Correction, type Named } from "./corrections.ts";
import { readSizes } from "./sizes.ts";

/** Below this, the numbers of a size without a unit may be inches or feet. */
const leastPlainMm = 100;
/** Above this, the unit of one side does not apply to the other: `2440 x 4 ft`. */
const mostMm = 30_000;

const length = String.raw`(\d+(?:\.\d+)?) ?(mm|cm|m|in|ft)?`;
// Only a slash is between sides: the last number of `2440 x 1220, 12 mm` is the thickness.
const secondSides = String.raw`${length}(?: ?/ ?${length})*`;
const boardThicknesses = String.raw`${length}(?: ?(?:[/&]|, | and | or ) ?${length})*`;
const onePiece = new RegExp(
  `^(?<first>${length}) ?x ?(?<seconds>${secondSides})(?: ?(?:x|at) ?(?<thicknesses>${boardThicknesses}))?$`,
);
/** Between sizes, but not between second sides that share the first: `2440 x 128 / 192`. */
const betweenSizes = / ?(?:[/,;&]|\band\b|\bor\b) ?(?=[^/,;&]*?x)/;
const omitted = /\b(?:std|standard|size)s?\b\.?[:-]? ?|,? ?\((?:std|standard)\.?\)$/gi;

/** A size, or several that share their first side. */
interface Piece {
  /** The first side, then the second ones, in millimetres. */
  sides: string[];
  thicknesses: string[];
  isImperial: boolean;
}

/**
 * A size in the notation of the site, `600 x 600, 1200 x 600 at 25 mm`: its numbers may have units of their own, a thickness behind another
 * x, or no unit if they can only be millimetres. It is uncertain if words are left out, and if inches or feet are converted, which may be
 * trade sizes. Undefined if it is not clear.
 */
export function correctedSize(line: string, named: Named = {}): Correction | undefined {
  const spaced = line.replaceAll(/(?<=[x×*] ?\d{3,4}),(?=\d{3,4} ?[x×*])/gi, ", ");
  // Two sizes, or a decimal number.
  if (/\d,\d{1,2}(?!\d)|\d{3},\d+ ?[x×*]/i.test(spaced)) return undefined;
  const text = withoutName(plainNumbers(spaced), named)
    .toLowerCase()
    .replaceAll(/(?<=\d|m|in|ft) ?(?:[x*]|by) ?(?=\d)/gi, " x ");
  const exact = text.replaceAll(roughly, "").replaceAll(omitted, "").trim();
  const [, outside = exact, inside] = /^(.*\S) ?\(([^()]+)\)$/.exec(exact) ?? [];
  const [one, other] = [read(outside), inside === undefined ? undefined : read(inside)];
  const pieces = inside === undefined ? one : sameInMillimetres(one, other);
  const written = pieces && writtenSizes(pieces);
  if (written === undefined || !readSizes(written)) return undefined;
  return { line: written, isUncertain: exact !== text || pieces!.some(({ isImperial }) => isImperial) };
}

/** Of a size in millimetres and the same in inches or feet, such as `8' x 4' (2440 x 1220 mm)`, the one in millimetres. */
function sameInMillimetres(one: Piece[] | undefined, other: Piece[] | undefined): Piece[] | undefined {
  const [metric, ...more] = [one, other].filter((each) => each?.every(({ isImperial }) => !isImperial));
  const imperial = [one, other].find((each) => each?.every(({ isImperial }) => isImperial));
  if (!metric || !imperial || more.length > 0) return undefined;
  const [own = [], converted = []] = [metric, imperial].map((each) => each.flatMap(({ sides }) => sides.map(Number)));
  const isSame = own.every((mm, index) => Math.abs(mm - (converted[index] ?? 0)) <= tradeToleranceMm(mm, "ft"));
  return isSame && own.length === converted.length ? metric : undefined;
}

function read(text: string): Piece[] | undefined {
  const parts = text.split(betweenSizes);
  const pieces = parts.map((part) => readPiece(part, unitBehind(parts.at(-1)!)));
  return pieces.includes(undefined) ? undefined : pieces.filter((piece) => piece !== undefined);
}

/** @param lastUnit the unit behind the last size, which applies to all that have none */
function readPiece(part: string, lastUnit: string | undefined): Piece | undefined {
  const { first, seconds = "", thicknesses } = onePiece.exec(part.trim())?.groups ?? {};
  if (first === undefined) return undefined;
  const [unitOfFirst, unitOfSeconds] = [first, seconds].map(unitBehind);
  const stated = unitOfFirst ?? unitOfSeconds ?? (thicknesses === undefined ? lastUnit : undefined);
  const sides = [inMm(first, stated), ...listed(seconds).map((each) => inMm(each, unitOfSeconds ?? stated))];
  const least = stated === undefined ? leastPlainMm : 0;
  if (sides.some((side) => Number(side) < least || Number(side) > mostMm)) return undefined;
  return {
    sides,
    thicknesses:
      thicknesses === undefined ? [] : listed(thicknesses).map((each) => inMm(each, unitBehind(thicknesses))),
    isImperial: [unitOfFirst, unitOfSeconds, stated].some((unit) => unit === "in" || unit === "ft"),
  };
}

function unitBehind(text: string): string | undefined {
  return /(?:mm|cm|m|in|ft)$/.exec(text)?.[0];
}

function listed(text: string): string[] {
  return text.split(/ ?(?:[/&]|, | and | or ) ?/);
}

/** A length as it was written, or converted to millimetres. */
function inMm(written: string, unit = "mm"): string {
  const [, number = "", own = unit] = new RegExp(`^${length}$`).exec(written.trim()) ?? [];
  return own === "mm" ? number : String(readNumber(number, lengthUnitsMm[own as LengthUnit]));
}

/** Undefined for sizes with different thicknesses, which cannot be in one line. */
function writtenSizes(pieces: readonly Piece[]): string | undefined {
  const [at = "", another] = new Set(pieces.map(({ thicknesses }) => thicknesses.join(" and ")));
  if (another !== undefined) return undefined;
  const sizes = pieces.map(({ sides, isImperial }) => {
    const [first, ...seconds] = isImperial ? sides.map((side) => Math.round(Number(side))) : sides;
    return `${first} x ${seconds.join(" / ")}`;
  });
  return `${sizes.join(", ")}${at && ` at ${at}`} mm`;
}
