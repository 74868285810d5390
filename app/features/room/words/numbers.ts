import type { Range } from "../engine/absorber.ts";

/** By the number of decimals. `toLocaleString` would make a format for each number, which takes a phone 0.1 s for a room. */
const formats: Intl.NumberFormat[] = [];

/** A number with a point and at most so many decimals, without zeros at its end: `12.5`, `1,240`. */
export function printedNumber(value: number, decimals = 1): string {
  const format = (formats[decimals] ??= new Intl.NumberFormat("en-GB", { maximumFractionDigits: decimals }));
  return format.format(value);
}

/** A time or coefficient with two decimals, or a range of them where the ends differ in print: `0.61`, `0.57–0.60`. */
export function printedRange({ least, most }: Range): string {
  const [from, to] = [least.toFixed(2), most.toFixed(2)];
  return from === to ? from : `${from}–${to}`;
}

/** `0.57–0.60 s` */
export function printedSeconds(range: Range): string {
  return `${printedRange(range)} s`;
}

/** An area in m², in whole ones where it is large: `8.4 m²`, `40–46 m²`. */
export function printedArea({ least, most }: Range): string {
  const decimals = most >= 100 ? 0 : 1;
  const [from, to] = [printedNumber(least, decimals), printedNumber(most, decimals)];
  return from === to ? `${from} m²` : `${from}–${to} m²`;
}

/** A share from 0 to 1 in per cent: `13 %`. */
export function printedShare(share: number): string {
  return `${printedNumber(share * 100, share < 0.1 ? 1 : 0)} %`;
}
