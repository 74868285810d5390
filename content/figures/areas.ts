import { plainNumbers } from "../text/written-numbers.ts";

/** Area units as typed and as printed. Feet stay feet: nothing is converted. */
const units: readonly (readonly [written: RegExp, printed: string])[] = [
  [/^(?:m²|m2|sq\.? ?m(?:t|tr|trs|ts|et(?:re|er)s?)?\.?|square met(?:re|er)s?)$/i, "m²"],
  [/^(?:ft²|ft2|sft\.?|sq\.? ?ft\.?|sq\.? ?f(?:oo|ee)t|square f(?:oo|ee)t)$/i, "sq ft"],
];

/** Words that make a figure approximate, before or after it, with or without brackets. */
const aboutWords = /\(?(?<!\p{L})(?:about|approx(?:imately)?\.?|circa|ca?\.|[~≈])(?!\p{L})\)?/giu;

/**
 * Typesets an area: `300 sqm` as `300 m²`, `4,850 sqft approx.` as `about 4,850 sq ft`, `1.2 lakh sft` as
 * `1,20,000 sq ft`. Undefined without a number or a known unit.
 */
export function printArea(written: string): string | undefined {
  const exact = written.replaceAll(aboutWords, " ").trim();
  const {
    number,
    lakhs,
    unit = "",
  } = /^(?<number>\d[\d,]*(?:\.\d+)?)(?<lakhs>\s*(?:lakhs?|lacs?)(?![a-z]))?\s*(?<unit>\D.*)$/i.exec(exact)?.groups ??
  {};
  const printed = units.find(([pattern]) => pattern.test(unit.trim()))?.[1];
  if (printed === undefined) return undefined;
  const digits = lakhs === undefined ? number : Number(plainNumbers(`${number} lakh`)).toLocaleString("en-IN");
  return `${exact === written.trim() ? "" : "about "}${digits} ${printed}`;
}
