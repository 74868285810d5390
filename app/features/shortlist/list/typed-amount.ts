import { readWrittenNumber } from "#content/text/written-numbers.ts";
import { shortlistLimits, type Amount } from "./shortlist.ts";

/** An amount as typed: the value, or an error. Neither if the field is empty. */
export interface TypedAmount {
  amount?: Amount;
  error?: string;
}

const examples: Record<Amount["unit"], string> = {
  pieces: "Enter a whole number of pieces, such as 12",
  m2: "Enter an area in m², such as 45.5",
  ft2: "Enter an area in sq ft, such as 1,240.5",
};

/**
 * Reads a typed amount strictly: with a decimal point or comma, and with thousands separators in Indian or other
 * groups.
 */
export function readTypedAmount(typed: string, unit: Amount["unit"]): TypedAmount {
  const text = typed.trim();
  if (text === "") return {};
  const number = readWrittenNumber(text);
  if (number === undefined) {
    const misplaced = /^[\d.,]+$/.test(text) && text.includes(",");
    return { error: misplaced ? "Check the commas, for example 1,240.5 or 1,00,000" : examples[unit] };
  }
  if (unit === "pieces" && !Number.isInteger(number)) return { error: examples.pieces };
  if (number <= 0) return { error: examples[unit] };
  if (number > shortlistLimits.amount) return { error: `Enter at most ${printNumber(shortlistLimits.amount)}` };
  if (Number(number.toFixed(2)) !== number) return { error: "Use at most two decimal places" };
  return { amount: { value: number, unit } };
}

/** Created when first needed: a phone takes 0.1 s for its first format, and every page loads the list. */
let format: Intl.NumberFormat | undefined;

/** A number with its digits in Indian groups: `1,00,000`. */
export function printNumber(number: number): string {
  format ??= new Intl.NumberFormat("en-IN", { maximumFractionDigits: 2 });
  return format.format(number);
}
