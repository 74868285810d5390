import { meets, understand, type Condition } from "./conditions.ts";
import { findByWords, type FoundByWords, type FoundDocument, type SearchIndex } from "./search-index.ts";

/** Below this share of the best score a result has too little to do with the query. */
const leastShare = 0.12;

const every = ["product", "finish", "page", "project"] as const;

/**
 * What answers a query, the best first, among documents of these kinds. Words count up to 1, by how well they
 * match; the figures that the query asks for (`NRC at least 0.6`, `400W`) count up to 1, by the share that is met.
 */
export function search(
  index: SearchIndex,
  query: string,
  kinds: readonly FoundDocument["kind"][] = every,
): FoundDocument[] {
  const wanted = ({ kind }: FoundDocument) => kinds.includes(kind);
  const { conditions, words } = understand(query);
  const byWords = findByWords(index, words, wanted);
  const found = conditions.length > 0 ? withFigures(index.documents.filter(wanted), byWords, conditions) : byWords;
  const ranked = found.toSorted((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * leastShare;
  return ranked.filter(({ score }) => score >= least).map(({ document }) => document);
}

/** Adds to the scores by words the share of the conditions that a document meets. */
function withFigures(
  documents: readonly FoundDocument[],
  byWords: readonly FoundByWords[],
  conditions: readonly Condition[],
): FoundByWords[] {
  const scores = new Map(byWords.map(({ document, score }) => [document, score]));
  for (const document of documents) {
    const met = conditions.filter((condition) => meets(document.measures, condition)).length;
    if (met > 0) scores.set(document, (scores.get(document) ?? 0) + met / conditions.length);
  }
  return [...scores].map(([document, score]) => ({ document, score }));
}

/** The identifiers of the products that answer a query, the best first. */
export function searchProducts(index: SearchIndex, query: string): string[] {
  return search(index, query, ["product"]).map(({ id }) => id);
}
