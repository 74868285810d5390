import type { Catalogue } from "#content/schema/resolved.ts";

/** A glossary entry that a page links to. */
export interface PageTerm {
  id: string;
  /** As it is written in figures. */
  words: string[];
}

interface Occurrences {
  /** Keys of terms used as labels. */
  ids: readonly (string | undefined)[];
  /** Figures that may contain terms. */
  texts: readonly string[];
}

/** Only those glossary entries that a page contains. Loaders only. */
export function pageTerms(glossary: Catalogue["glossary"], { ids, texts }: Occurrences): PageTerm[] {
  return glossary
    .map(({ id, words = [] }) => ({
      id,
      words: words.filter((word) => texts.some((text) => text.includes(word))),
    }))
    .filter(({ id, words }) => words.length > 0 || ids.includes(id));
}
