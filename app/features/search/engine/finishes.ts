import type { Degree } from "./degrees.ts";
import { matchWords, relativeTo, type FoundDocument, type Scored, type SearchIndex } from "./search-index.ts";

/** Below this score, the products of the colour do not match the other words of the query. */
const leastByOtherWords = 0.5;

/**
 * The results of a query with colours or woods: only products and swatches that have all of them. Undefined if
 * products without them match the other words better: visitors who search for an oak chair do not want a wall
 * panel. The same if only products without them meet a figure.
 */
export function findWithFinishes(
  index: SearchIndex,
  query: string,
  wanted: (document: FoundDocument) => boolean,
  meetsFigure: (document: FoundDocument) => boolean,
) {
  const { finishes, written, words } = index.parseFinishes(query);
  if (finishes.length === 0) return undefined;
  const shares = new Map(
    index.documents
      .filter((document) => wanted(document) && hasFinishes(document))
      .map((document) => [document, shareOf(document, finishes)]),
  );
  const bears = (document: FoundDocument) => (shares.get(document) ?? 0) > 0;
  const isProduct = ({ kind }: FoundDocument) => kind === "product";

  const matches = matchWords(index, words);
  const byOtherWords = new Map(
    relativeTo(matches, (document) => wanted(document) && isProduct(document)).map(({ document, score }) => [
      document,
      score,
    ]),
  );
  const products = [...shares.keys()].filter((document) => isProduct(document) && bears(document));
  const best = Math.max(...products.map((document) => byOtherWords.get(document) ?? 0));
  if (products.length === 0 || (byOtherWords.size > 0 && best < leastByOtherWords)) return undefined;
  if (!products.some(meetsFigure) && index.documents.some(meetsFigure)) return undefined;

  // Results with all the words of the query, such as the swatch Swiss Oak, precede products that have its
  // colour.
  const others = (document: FoundDocument) => wanted(document) && !isProduct(document);
  const suits = (document: FoundDocument) => (document.kind === "finish" ? bears(document) : true);
  const byAllWords = relativeTo(matchWords(index, query), others).filter(({ document }) => suits(document));
  const found: Scored[] = [
    ...byAllWords.map(({ document, score, share }) => ({
      document,
      score: (score + (shares.get(document) ?? 0)) * share,
    })),
    ...products.map((document) => ({
      document,
      score: (byOtherWords.get(document) ?? 0) + (shares.get(document) ?? 0),
    })),
  ];
  const asked = finishes.map((ids, at) => ({
    label: written[at] ?? "",
    written: written[at] ?? "",
    isWord: true,
    filter: ids[0]?.replace(/:.*/, ""),
    degreeOf: (document: FoundDocument): Degree => (shareOf(document, [ids]) > 0 ? 2 : 0),
  }));
  return {
    wanted: (document: FoundDocument) => wanted(document) && (isProduct(document) ? bears(document) : suits(document)),
    found,
    asked,
    /** The query without the colours and woods, and its matches. */
    words,
    matches,
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
