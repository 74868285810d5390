import { compared, rangeByName } from "./comparisons.ts";
import { isKnown, type SearchIndex } from "./search-index.ts";
import { stemsOf } from "./words.ts";

/** A word in front of a number, a unit behind it, or both. The number of a code, such as `JU-104` and `WP 03`, has neither. */
const measure = new RegExp(
  String.raw`(?:(?<!\p{L})(?<name>\p{L}[\p{L}\p{M}]*)\s*${compared}\s*)?` +
    String.raw`(?<![\p{L}\d.-])(?!0\d)${rangeByName}(?:(?<space>\s*)(?<unit>\p{L}[\p{L}\p{M}()]*))?`,
  "giu",
);

/**
 * The numbers of a query whose name or unit no document contains, such as `Rw 45` and `60 min`, and the query without them. Such a number
 * means no figure of a product, so that it must not be found in the text of one.
 */
export function splitUnknownMeasures(index: SearchIndex, query: string): { measures: string[]; words: string } {
  const isUnknown = (word = "") => stemsOf(word).some((stem) => !isKnown(index, stem));
  const measures: string[] = [];
  const words = query.replaceAll(measure, (...match) => {
    const written = match[0] as string;
    const { name = "", value = "", unit = "", space } = match.at(-1) as Partial<Record<string, string>>;
    const byName = isUnknown(name) && isUnknown(name + value);
    const byUnit = isUnknown(unit) && (space !== "" || isUnknown(value + unit));
    if (!byName && !byUnit) return written;
    const from = byName ? 0 : written.indexOf(value, name.length);
    const end = byUnit ? written.length : written.length - unit.length;
    measures.push(written.slice(from, end).trim());
    return `${written.slice(0, from)} ${written.slice(end)}`;
  });
  return { measures, words };
}
