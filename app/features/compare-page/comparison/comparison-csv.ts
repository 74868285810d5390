import { toCsv } from "#app/ui/save-file.ts";
import type { ComparisonGroup } from "./comparison-rows.ts";

interface CsvProduct {
  name: string;
  /** Its page. */
  path: string;
}

/**
 * A comparison as CSV: a row per quantity, a column per product, figures with their units as supplied.
 * @param origin of the site, such as `https://www.example.com`
 */
export function comparisonCsv(
  products: readonly CsvProduct[],
  groups: readonly ComparisonGroup[],
  origin: string,
): string {
  const rows = groups.flatMap(({ rows: inGroup }) =>
    inGroup.map(({ quantity, cells }) => [
      quantity.label,
      ...cells.map(({ figure }) =>
        figure ? `${figure.lines.join("; ")}${figure.sample ? " (sample value)" : ""}` : "Not supplied",
      ),
    ]),
  );
  return toCsv([
    ["Quantity", ...products.map(({ name }) => name)],
    ...rows,
    ["Page", ...products.map(({ path }) => `${origin}${path}`)],
  ]);
}
