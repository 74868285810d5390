import type { Size } from "../schema/reading.ts";
import { numberPattern, readNumber } from "../text/written-numbers.ts";

export interface Sizes {
  readonly sizes: Size[];
  readonly thicknessesMm: number[];
}

const number = new RegExp(`^${numberPattern}$`);
const [betweenSizes, betweenWidths, betweenSides] = [/,\s+|\s+and\s+|\s+or\s+/, /\s*\/\s*/, /\s*x\s*/];

/**
 * Reads `600x600 and 1200x600 at 20 and 25 mm` or `2440 x 128 / 192 mm`, whose second sides share the first one.
 * Undefined if invalid.
 */
export function readSizes(line: string): Sizes | undefined {
  const withoutUnit = /^(?<sizes>.+?)(?:\s+at\s+(?<thicknesses>.+?))?\s*mm$/.exec(line)?.groups;
  if (!withoutUnit) return undefined;
  const { sizes: written = "", thicknesses } = withoutUnit;
  const sizes = written.split(betweenSizes).map(readSharedSides);
  const thicknessesMm = thicknesses === undefined ? [] : thicknesses.split(betweenSizes).map(readLength);
  if (sizes.includes(undefined) || thicknessesMm.includes(undefined)) return undefined;
  return {
    sizes: sizes.filter((each) => each !== undefined).flat(),
    thicknessesMm: thicknessesMm.filter((each) => each !== undefined),
  };
}

function readSharedSides(written: string): Size[] | undefined {
  const [first = "", second = "", more] = written.split(betweenSides);
  const firstMm = readLength(first);
  const seconds = second.split(betweenWidths).map(readLength);
  if (firstMm === undefined || more !== undefined || seconds.includes(undefined)) return undefined;
  return seconds.flatMap((secondMm) => (secondMm === undefined ? [] : { firstMm, secondMm }));
}

function readLength(written: string): number | undefined {
  return number.test(written) ? readNumber(written) : undefined;
}
