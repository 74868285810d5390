import type { Catalogue } from "#content/schema/resolved.ts";

/** A glossary entry that a page explains on the spot. */
export interface PageTerm {
  id: string;
  /** The abbreviation written out, or the term itself. */
  name: string;
  definition: string;
  /** As it is written in figures. */
  words: string[];
}

interface Occurrences {
  /** Keys of terms that stand as labels. */
  ids: readonly (string | undefined)[];
  /** Figures in which terms may stand as words. */
  texts: readonly string[];
}

/** The glossary entries that a page explains on the spot, and no others. Loaders only. */
export function pageTerms(glossary: Catalogue["glossary"], { ids, texts }: Occurrences): PageTerm[] {
  return glossary
    .map(({ id, term, name, definition, words = [] }) => ({
      id,
      name: name ?? term,
      definition,
      words: words.filter((word) => texts.some((text) => text.includes(word))),
    }))
    .filter(({ id, words }) => words.length > 0 || ids.includes(id));
}
