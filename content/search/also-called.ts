import { saysWords } from "../facets/words-at.ts";
import type { Synonym } from "../schema/search.ts";

/** Buyers' words for the subjects of these texts. */
export function alsoCalled(texts: readonly string[], synonyms: readonly Synonym[]): string {
  const called = synonyms.flatMap(({ said, meant }) =>
    meant.some((words) => texts.some((text) => saysWords(text, words))) ? said : [],
  );
  return [...new Set(called)].join(" | ");
}
