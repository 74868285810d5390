import type { FoundDocument } from "./search-index.ts";
import { stemOf, wordsOf } from "./words.ts";

/**
 * A document in the listing that the query names: a panel for walls and ceilings, searched for as a ceiling, in
 * the ceilings.
 */
export function inListingOfQuery(document: FoundDocument, query: string): FoundDocument {
  const { places } = document;
  if (!places) return document;
  const asked = new Set(wordsOf(query).flatMap((word) => stemOf(word) ?? []));
  const tally = (words: string) => {
    const stems = new Set(wordsOf(words).flatMap((word) => stemOf(word) ?? []));
    return [...asked].filter((each) => stems.has(each)).length;
  };
  const [best] = places
    .map(({ path, note, words }) => ({ path, note, named: tally(words) }))
    .toSorted((one, other) => other.named - one.named);
  return best ? { ...document, path: best.path, note: best.note } : document;
}
