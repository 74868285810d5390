import { meets, type Condition } from "./conditions.ts";
import { findByWords, type FoundDocument, type Scored, type SearchIndex } from "./search-index.ts";
import { stemOf, splitWords } from "./words.ts";

/** Results with less than this share of the best score are left out. */
const minShare = 0.12;

const allKinds = ["product", "finish", "page", "project"] as const;

/**
 * The documents of these kinds that match a query, best first. Words score up to 1, by how well they match.
 * Conditions on figures (`NRC at least 0.6`, `400W`) score up to 1, by the share that is met. A colour or a wood
 * excludes documents without it, as long as those with it match the other words.
 */
export function search(
  index: SearchIndex,
  query: string,
  kinds: readonly FoundDocument["kind"][] = allKinds,
): FoundDocument[] {
  const hasKind = ({ kind }: FoundDocument) => kinds.includes(kind);
  const { conditions, words } = index.parseQuery(query);
  const byWords = findWithFinishes(index, words, hasKind) ?? {
    wanted: hasKind,
    found: findByWords(index, words, hasKind),
  };
  const found =
    conditions.length > 0
      ? withFigures(index.documents.filter(byWords.wanted), byWords.found, conditions)
      : byWords.found;
  const ranked = found.toSorted((a, b) => b.score - a.score);
  const threshold = (ranked[0]?.score ?? 0) * minShare;
  return ranked.filter(({ score }) => score >= threshold).map(({ document }) => inListingOfQuery(document, query));
}

/** Adds to each document's score the share of the conditions that it meets. */
function withFigures(
  documents: readonly FoundDocument[],
  byWords: readonly Scored[],
  conditions: readonly Condition[],
): Scored[] {
  const scores = new Map(byWords.map(({ document, score }) => [document, score]));
  for (const document of documents) {
    const met = conditions.filter((condition) => meets(document.measures, condition)).length;
    if (met > 0) scores.set(document, (scores.get(document) ?? 0) + met / conditions.length);
  }
  return [...scores].map(([document, score]) => ({ document, score }));
}

/** The ids of the products that match a query, best first. */
export function searchProducts(index: SearchIndex, query: string): string[] {
  return search(index, query, ["product"]).map(({ id }) => id);
}

/**
 * A document in the listing that the query names: a panel for walls and ceilings, searched for as a ceiling, in
 * the ceilings.
 */
function inListingOfQuery(document: FoundDocument, query: string): FoundDocument {
  const { places } = document;
  if (!places) return document;
  const asked = new Set(splitWords(query).flatMap((word) => stemOf(word) ?? []));
  const tally = (words: string) => {
    const stems = new Set(splitWords(words).flatMap((word) => stemOf(word) ?? []));
    return [...asked].filter((each) => stems.has(each)).length;
  };
  const [best] = places
    .map(({ path, note, words }) => ({ path, note, named: tally(words) }))
    .toSorted((one, other) => other.named - one.named);
  return best ? { ...document, path: best.path, note: best.note } : document;
}

/** Below this score, the products of the colour do not match the other words of the query. */
const leastByOtherWords = 0.5;

/**
 * The results of a query with colours or woods: only products and swatches that have all of them. Undefined if
 * products without them match the other words better: visitors who search for an oak chair do not want a wall
 * panel.
 */
function findWithFinishes(
  index: SearchIndex,
  query: string,
  wanted: (document: FoundDocument) => boolean,
): { wanted: (document: FoundDocument) => boolean; found: Scored[] } | undefined {
  const { finishes, words } = index.parseFinishes(query);
  if (finishes.length === 0) return undefined;
  const shares = new Map(
    index.documents
      .filter((document) => wanted(document) && hasFinishes(document))
      .map((document) => [document, shareOf(document, finishes)]),
  );
  const bears = (document: FoundDocument) => (shares.get(document) ?? 0) > 0;
  const isProduct = ({ kind }: FoundDocument) => kind === "product";

  const byOtherWords = new Map(
    findByWords(index, words, (document) => wanted(document) && isProduct(document)).map(({ document, score }) => [
      document,
      score,
    ]),
  );
  const products = [...shares.keys()].filter((document) => isProduct(document) && bears(document));
  const best = Math.max(...products.map((document) => byOtherWords.get(document) ?? 0));
  if (products.length === 0 || (byOtherWords.size > 0 && best < leastByOtherWords)) return undefined;

  // Results with all the words of the query, such as the swatch Swiss Oak, precede products that have its
  // colour.
  const others = (document: FoundDocument) => wanted(document) && !isProduct(document);
  const suits = (document: FoundDocument) => (document.kind === "finish" ? bears(document) : true);
  const byAllWords = findByWords(index, query, others).filter(({ document }) => suits(document));
  return {
    wanted: (document) => wanted(document) && (isProduct(document) ? bears(document) : suits(document)),
    found: [
      ...byAllWords.map(({ document, score, share }) => ({
        document,
        score: (score + (shares.get(document) ?? 0)) * share,
      })),
      ...products.map((document) => ({
        document,
        score: (byOtherWords.get(document) ?? 0) + (shares.get(document) ?? 0),
      })),
    ],
  };
}

function hasFinishes({ measures }: FoundDocument): boolean {
  return measures?.finishes !== undefined;
}

/** 1 if the document has all of these, 0.5 if it is made in any colour, 0 if it lacks one. */
function shareOf({ measures }: FoundDocument, finishes: readonly string[][]): number {
  const had = measures?.finishes ?? [];
  const share = finishes.map((ids) => {
    if (ids.some((id) => had.includes(id))) return 1;
    return ids.some((id) => had.includes(id.replace(/:.*/, ":*"))) ? 0.5 : 0;
  });
  return Math.min(...share);
}
