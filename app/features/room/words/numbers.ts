import type { Range } from "../engine/absorber.ts";

/**
 * A number with a decimal point and at most this many decimals, without trailing zeros: `12.5`, `1,240`. It prints
 * like `Intl.NumberFormat`, which takes a phone 30 ms to create for each number of decimals.
 */
export function printedNumber(value: number, decimals = 1): string {
  const shift = 10 ** decimals;
  // 1.005 is 1.01, although its binary representation is slightly less.
  const rounded = Math.round(Math.abs(value) * shift * (1 + Number.EPSILON)) / shift;
  const [whole = "", rest] = String(rounded).split(".");
  const printed = [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ","), rest].filter(Boolean).join(".");
  return value < 0 && rounded > 0 ? `−${printed}` : printed;
}

/** A time or coefficient with two decimals, or a range if its ends differ in print: `0.61`, `0.57–0.60`. */
export function printedRange({ least, most }: Range): string {
  const [from, to] = [least.toFixed(2), most.toFixed(2)];
  return from === to ? from : `${from}–${to}`;
}

/** `0.57–0.60 s` */
export function printedSeconds(range: Range): string {
  return `${printedRange(range)} s`;
}

/** An area in m², as a whole number if it is large: `8.4 m²`, `40–46 m²`. */
export function printedArea({ least, most }: Range): string {
  const decimals = most >= 100 ? 0 : 1;
  const [from, to] = [printedNumber(least, decimals), printedNumber(most, decimals)];
  return from === to ? `${from} m²` : `${from}–${to} m²`;
}

/** A share from 0 to 1 in per cent: `13 %`. */
export function printedShare(share: number): string {
  return `${printedNumber(share * 100, share < 0.1 ? 1 : 0)} %`;
}
