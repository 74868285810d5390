import { meets, understand } from "./conditions.ts";
import { findByWords, type FoundDocument, type SearchIndex } from "./search-index.ts";

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
  const scores = new Map<FoundDocument["id"], { document: FoundDocument; score: number }>();
  for (const { document, score } of findByWords(index, words, wanted)) scores.set(document.id, { document, score });
  if (conditions.length > 0) {
    for (const document of index.documents.filter(wanted)) {
      const met = conditions.filter((condition) => meets(document.measures, condition)).length / conditions.length;
      if (met > 0) scores.set(document.id, { document, score: (scores.get(document.id)?.score ?? 0) + met });
    }
  }
  const ranked = [...scores.values()].toSorted((a, b) => b.score - a.score);
  const least = (ranked[0]?.score ?? 0) * leastShare;
  return ranked.filter(({ score }) => score >= least).map(({ document }) => document);
}

/** The identifiers of the products that answer a query, the best first. */
export function searchProducts(index: SearchIndex, query: string): string[] {
  return search(index, query, ["product"]).map(({ id }) => id);
}
