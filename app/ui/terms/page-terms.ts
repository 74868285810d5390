import type { Catalogue } from "#content/schema/resolved.ts";

/** A glossary entry that a page explains in a hint. */
export interface PageTerm {
  id: string;
  /** The abbreviation spelled out, or the term itself. */
  name: string;
  definition: string;
  /** As it is written in figures. */
  words: string[];
}

interface Occurrences {
  /** Keys of terms used as labels. */
  ids: readonly (string | undefined)[];
  /** Figures that may contain terms. */
  texts: readonly string[];
}

/** Only those glossary entries that a page explains in hints. Loaders only. */
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
