import { plainNumbers, roughly, sizeIn } from "../text/written-numbers.ts";

/** Printed units by their size in square metres. Feet stay feet: nothing is converted. */
const units = new Map(["m²", "sq ft", "acres", "hectares"].map((unit) => [sizeIn("m²", unit), unit]));

/**
 * Typesets an area: `300 sqm` as `300 m²`, `4,850 sqft approx.` as `about 4,850 sq ft`, `1.2 lakh sft` as
 * `1,20,000 sq ft`. Undefined without a number or a known unit.
 */
export function printArea(written: string): string | undefined {
  const exact = written.replaceAll(roughly, "").trim();
  const {
    number,
    lakhs,
    unit = "",
  } = /^(?<number>\d[\d,]*(?:\.\d+)?)(?<lakhs>\s*(?:lakhs?|lacs?)(?![a-z]))?\s*(?<unit>\D.*)$/i.exec(exact)?.groups ??
  {};
  const printed = unit && units.get(sizeIn("m²", unit.trim()));
  if (!printed) return undefined;
  const digits = lakhs === undefined ? number : Number(plainNumbers(`${number} lakh`)).toLocaleString("en-IN");
  const printedUnit = Number(digits) === 1 ? printed.replace(/s$/, "") : printed;
  return `${exact === written.trim() ? "" : "about "}${digits} ${printedUnit}`;
}
