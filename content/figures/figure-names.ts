import type { FigureDefinitions } from "../schema/figure.ts";
import type { ProductEntry } from "../schema/product.ts";
import { partOf, withUnit } from "./print-figure.ts";
import { readFigureIfPossible } from "./read-figure.ts";

/** The placeholders that texts may contain in braces, with the printed figures that replace them. */
export type FigureNames = ReadonlyMap<string, string>;

/** The placeholders in a product's own texts: each of its figures, as printed with them. */
export function namesOfProduct(entry: ProductEntry, definitions: FigureDefinitions): FigureNames {
  const names = new Map<string, string>();
  for (const [key, lines] of linesOf(entry)) {
    const definition = definitions[key];
    if (!definition || names.has(key)) continue;
    names.set(key, lines.map((line) => partOf(line, definition.quantity, definition.open).text).join(", "));
  }
  return names;
}

/**
 * The placeholders in a category's texts: for each numeric figure the range over its products, `{nrc}`, and the
 * ends of that range without their unit, `{nrc.least}` and `{nrc.most}`.
 */
export function namesOfCategory(products: readonly ProductEntry[], definitions: FigureDefinitions): FigureNames {
  const numbers = new Map<string, Map<number, string>>();
  for (const [key, lines] of products.flatMap(linesOf)) {
    const definition = definitions[key];
    if (!definition) continue;
    const known = numbers.get(key) ?? new Map<number, string>();
    for (const [number, supplied] of numbersIn(lines, definition)) {
      // If a number was supplied in two notations, such as 1.0 and 1.00, the one with more digits.
      if ((known.get(number)?.length ?? 0) < supplied.length) known.set(number, supplied);
    }
    if (known.size > 0) numbers.set(key, known);
  }
  const names = new Map<string, string>();
  for (const [key, known] of numbers) {
    const least = known.get(Math.min(...known.keys())) ?? "";
    const most = known.get(Math.max(...known.keys())) ?? "";
    const range = least === most ? least : `${least}–${most}`;
    names.set(key, withUnit(range, definitions[key]!.quantity));
    names.set(`${key}.least`, least).set(`${key}.most`, most);
  }
  return names;
}

function linesOf({ specifications, warranty }: ProductEntry): [key: string, lines: readonly string[]][] {
  const own = specifications.flatMap(({ figures }) =>
    Object.entries(figures).map(([key, { lines }]): [string, readonly string[]] => [key, lines]),
  );
  return warranty === undefined ? own : [...own, ["warranty", [warranty]]];
}

/** The numbers in a figure, each with the digits as supplied. */
function numbersIn(lines: readonly string[], definition: FigureDefinitions[string]): [number, string][] {
  const reading = readFigureIfPossible(lines, definition);
  if (!reading || !("spans" in reading)) return [];
  const supplied = lines.flatMap((line) => line.match(/\d+(?:\.\d+)?/g) ?? []);
  const ends = reading.spans.flatMap(({ minimum, maximum }) => [minimum, maximum]);
  return ends
    .filter((end) => end !== undefined)
    .map((end) => [end, supplied.find((digits) => Number(digits) === end) ?? String(end)]);
}
