import { sitePages } from "#content/page-registry.ts";
import { plainNumbers } from "#content/text/written-numbers.ts";
import type { Condition, WrittenConditions } from "./conditions.ts";
import { degreeOf, nearnessOf, type Degree } from "./degrees.ts";
import {
  askedFigure,
  askedInVain,
  askedWords,
  without,
  withoutWords,
  type Asked,
  type Demand,
  type DemandedFigure,
} from "./demands.ts";
import { matchWords, relativeTo, type FoundDocument, type Scored, type SearchIndex } from "./search-index.ts";
import { hallFor } from "./seats.ts";
import { splitUnknownMeasures } from "./unknown-measures.ts";
import { splitUnwanted, stemsOf } from "./words.ts";
import { findWithFinishes } from "./finishes.ts";

export type { Demand, DemandedFigure };

/** Results with less than this share of the best score are left out. */
const minShare = 0.12;

/** A product, and how far it meets each demand of the query. */
export interface FoundProduct {
  readonly id: string;
  /** Its page in the listing that the query names. */
  readonly path: string;
  readonly degrees: readonly Degree[];
  /** For each demand for a length that may be any figure's, the key of the figure that meets it. */
  readonly lengths?: readonly (string | undefined)[];
}

/** What a query asks for, and the products that meet some of it, best first. */
export interface Answer {
  readonly demands: readonly Demand[];
  readonly products: readonly FoundProduct[];
  /** How many seats it asks for. */
  readonly seats?: number;
}

const allKinds = ["product", "finish", "page", "project"] as const;

/**
 * The documents of these kinds that match a query, best first. Those that meet everything it asks for precede all others. A figure that is
 * not met does not exclude a product. A colour or a wood excludes documents without it, as long as those with it match the other words.
 */
export function search(
  index: SearchIndex,
  query: string,
  kinds: readonly FoundDocument["kind"][] = allKinds,
): FoundDocument[] {
  const { found, seats } = rank(index, query, kinds);
  const documents = found.map(({ document }) => inListingOfQuery(document, query));
  return seats !== undefined && kinds.includes("page") ? withHall(index, documents, seats) : documents;
}

/** Documents with the seat planner for a number of seats as the first page. */
function withHall(index: SearchIndex, found: readonly FoundDocument[], seats: number): FoundDocument[] {
  const planner = index.documents.find(({ path }) => path === sitePages.seats.path);
  if (!planner) return [...found];
  const others = found.filter(({ id }) => id !== planner.id);
  const firstPage = others.findIndex(({ kind }) => kind === "page");
  const place = firstPage < 0 ? others.length : firstPage;
  return others.toSpliced(place, 0, { ...planner, ...hallFor(seats) });
}

/** The products that match a query, best first, and what it asks for. */
export function answer(index: SearchIndex, query: string): Answer {
  const { asked, found, seats } = rank(index, query, ["product"]);
  const plain = plainNumbers(query);
  const products = index.documents.filter(({ kind }) => kind === "product");
  return {
    demands: asked.map(({ written, degreeOf: degree, label, readAs, isWord, filter, figure }) => ({
      label,
      readAs,
      isWord,
      filter,
      figure,
      rest: without(plain, written),
      count: products.filter((document) => degree(document) > 0).length,
      certain: products.filter((document) => degree(document) === 2).length,
    })),
    products: found.map(({ document, degrees }) => ({
      id: document.id,
      path: inListingOfQuery(document, query).path,
      degrees,
      ...meetingLengths(asked, document),
    })),
    ...(seats !== undefined && { seats }),
  };
}

function meetingLengths(asked: readonly Asked[], document: FoundDocument): Pick<FoundProduct, "lengths"> {
  if (!asked.some(({ meeting }) => meeting)) return {};
  return { lengths: asked.map(({ meeting }) => meeting?.(document)) };
}

/** The ids of the products that match a query, best first. */
export function searchProducts(index: SearchIndex, query: string): string[] {
  return search(index, query, ["product"]).map(({ id }) => id);
}

function rank(index: SearchIndex, query: string, kinds: readonly FoundDocument["kind"][]) {
  const hasKind = ({ kind }: FoundDocument) => kinds.includes(kind);
  const { parts, seats, words: written } = index.parseQuery(query);
  const { measures: unknown, words: allWords } = splitUnknownMeasures(index, written);
  const { words, unwanted, written: unwantedPart } = splitUnwanted(allWords);
  const withFinishes = findWithFinishes(index, words, hasKind, ({ measures }) =>
    parts.some(({ conditions }) => conditions.some((condition) => degreeOf(measures, condition) > 0)),
  );
  const otherWords = withFinishes?.words ?? words;
  const matches = withFinishes?.matches ?? matchWords(index, words);
  const byWords = withFinishes ?? { wanted: hasKind, found: relativeTo(matches, hasKind) };
  const scored =
    parts.length > 0 ? withFigures(index.documents.filter(byWords.wanted), byWords.found, parts) : byWords.found;
  const asked: Asked[] = [
    ...askedWords(index, otherWords, matches),
    ...(withFinishes?.asked ?? []),
    ...parts.map((part) => askedFigure(index, part)),
    ...unknown.map(askedInVain),
    ...(unwanted ? [withoutWords(index, unwanted, unwantedPart)] : []),
  ];
  const found = withoutWeakest(
    scored.map((each) => ({
      ...each,
      degrees: asked.map(({ degreeOf: degree }) => degree(each.document)),
      near: sumOf(parts, ({ conditions }) =>
        Math.max(...conditions.map((condition) => nearnessOf(each.document.measures, condition))),
      ),
    })),
    parts.length > 0,
  );
  const known = asked.flatMap((_, at) => (found.some(({ degrees }) => degrees[at]) ? [at] : []));
  // A word that is in the name of every product that has it, such as “baffle” beside “acoustic”, names the product.
  const naming = known.filter((at) =>
    found.every(({ degrees, document }) => !degrees[at] || asked[at]!.isNameOf?.(document)),
  );
  const unmetOf = ({ degrees }: Ranked, of: readonly number[]) => of.filter((at) => !degrees[at]).length;
  const best = new Map<string, number>();
  const keyed = found.map((each) => {
    const { degrees, score, near } = each;
    const sameWords = degrees.filter((_, at) => asked[at]!.isWord).join();
    best.set(sameWords, Math.max(score, best.get(sameWords) ?? 0));
    const uncertain = known.filter((at) => degrees[at] === 1).length;
    const [unnamed, missed] = [unmetOf(each, naming), unmetOf(each, known)];
    const lacking = known.filter((at) => asked[at]!.isLackedBy?.(each.document)).length;
    return { each, score, sameWords, unnamed, lacking, missed, uncertain, near };
  });
  // Those that have the same words stay together, the nearest to a figure first.
  const order = keyed.toSorted(
    (a, b) =>
      a.unnamed - b.unnamed ||
      a.lacking - b.lacking ||
      a.missed - b.missed ||
      a.uncertain - b.uncertain ||
      best.get(b.sameWords)! - best.get(a.sameWords)! ||
      b.sameWords.localeCompare(a.sameWords) ||
      b.near - a.near ||
      b.score - a.score,
  );
  return { asked, found: order.map(({ each }) => each), seats };
}

function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}

interface Ranked extends Scored {
  readonly degrees: readonly Degree[];
  /** How near it comes to the figures. */
  readonly near: number;
}

/**
 * The results without those that meet nothing although figures are asked for, and without those that have a small share of the best
 * score, unless they meet all that one of the others meets, or as much as the best: in “fabric chair”, chairs as well as fabrics.
 */
function withoutWeakest(results: readonly Ranked[], hasFigures: boolean): readonly Ranked[] {
  const count = ({ degrees }: Ranked) => degrees.filter((degree) => degree > 0).length;
  const matching = hasFigures ? results.filter((each) => count(each) > 0 || each.near > 0) : results;
  const most = Math.max(...matching.map(({ score }) => score));
  const strong = matching.filter(({ score }) => score >= most * minShare);
  const best = strong.find(({ score }) => score === most);
  const meetsAllOf = (each: Ranked, other: Ranked) =>
    count(other) > 0 && other.degrees.every((degree, at) => degree === 0 || each.degrees[at]! > 0);
  return matching.filter(
    (each) =>
      strong.includes(each) ||
      strong.some((other) => meetsAllOf(each, other)) ||
      (best && count(best) > 0 && count(each) >= count(best)),
  );
}

/** Adds to each document's score the share of the figures that it meets. If none meets a figure, those that have it also count. */
function withFigures(
  documents: readonly FoundDocument[],
  byWords: readonly Scored[],
  parts: readonly WrittenConditions[],
): Scored[] {
  const conditions = parts.flatMap((part) => part.conditions);
  const scores = new Map(byWords.map(({ document, score }) => [document, score]));
  const meets = ({ measures }: FoundDocument, condition: Condition) => degreeOf(measures, condition) > 0;
  const unmet = conditions.filter((condition) => !documents.some((document) => meets(document, condition)));
  for (const document of documents) {
    const nearness = sumOf(unmet, (condition) => nearnessOf(document.measures, condition));
    const met = nearness + conditions.filter((condition) => meets(document, condition)).length;
    if (met > 0) scores.set(document, (scores.get(document) ?? 0) + met / conditions.length);
  }
  return [...scores].map(([document, score]) => ({ document, score }));
}

/**
 * A document in the listing that the query names: a panel for walls and ceilings, searched for as a ceiling, in
 * the ceilings.
 */
function inListingOfQuery(document: FoundDocument, query: string): FoundDocument {
  const { places } = document;
  if (!places) return document;
  const asked = new Set(stemsOf(query));
  const tally = (words: string) => {
    const stems = new Set(stemsOf(words));
    return [...asked].filter((each) => stems.has(each)).length;
  };
  const [best] = places
    .map(({ path, note, words }) => ({ path, note, named: tally(words) }))
    .toSorted((one, other) => other.named - one.named);
  return best ? { ...document, path: best.path, note: best.note } : document;
}
