import { anyOf, plainNumbers } from "#content/text/written-numbers.ts";
import type { Comparing } from "./comparisons.ts";
import { degreeOf, nearnessOf, type Condition, type Degree, type WrittenConditions } from "./conditions.ts";
import { correctionOf, findByWords, type FoundDocument, type Scored, type SearchIndex } from "./search-index.ts";
import { splitUnwanted, splitWords, stemOf } from "./words.ts";
import { findWithFinishes } from "./finishes.ts";

/** Results with less than this share of the best score are left out. */
const minShare = 0.12;

/** One thing that a query asks for: a word, a colour, a figure. */
export interface Demand {
  /** As shown: `NRC at least 0.85`, or the word. */
  readonly label: string;
  /** What a misspelt word is read as. */
  readonly readAs?: string | undefined;
  /** The figure that is asked for, and what it should be: `NRC`, `at least 0.85`. */
  readonly figure?: { readonly id: string; readonly label: string; readonly condition: string } | undefined;
  /** Whether it is a word, and not a figure or a size. */
  readonly isWord: boolean;
  /** The query without it. */
  readonly rest: string;
  /** How many products meet it. */
  readonly count: number;
}

/** A product, and how far it meets each demand of the query. */
export interface FoundProduct {
  readonly id: string;
  readonly degrees: readonly Degree[];
}

/** What a query asks for, and the products that meet some of it, best first. */
export interface Answer {
  readonly demands: readonly Demand[];
  readonly products: readonly FoundProduct[];
}

/** A demand before it is counted. */
interface Asked extends Omit<Demand, "count" | "rest"> {
  readonly written: string;
  readonly degreeOf: (document: FoundDocument) => Degree;
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
  return rank(index, query, kinds).found.map(({ document }) => inListingOfQuery(document, query));
}

/** The products that match a query, best first, and what it asks for. */
export function answer(index: SearchIndex, query: string): Answer {
  const { asked, found } = rank(index, query, ["product"]);
  const plain = plainNumbers(query);
  const products = index.documents.filter(({ kind }) => kind === "product");
  return {
    demands: asked.map(({ written, degreeOf: degree, ...demand }) => ({
      ...demand,
      rest: without(plain, written),
      count: products.filter((document) => degree(document) > 0).length,
    })),
    products: found.map(({ document, degrees }) => ({ id: document.id, degrees })),
  };
}

/** The ids of the products that match a query, best first. */
export function searchProducts(index: SearchIndex, query: string): string[] {
  return search(index, query, ["product"]).map(({ id }) => id);
}

function rank(index: SearchIndex, query: string, kinds: readonly FoundDocument["kind"][]) {
  const hasKind = ({ kind }: FoundDocument) => kinds.includes(kind);
  const { parts, words: allWords } = index.parseQuery(query);
  const { words, unwanted, written } = splitUnwanted(allWords);
  const withFinishes = findWithFinishes(index, words, hasKind);
  const otherWords = withFinishes?.words ?? words;
  const byWords = withFinishes ?? { wanted: hasKind, found: findByWords(index, words, hasKind) };
  const scored =
    parts.length > 0 ? withFigures(index.documents.filter(byWords.wanted), byWords.found, parts) : byWords.found;
  const asked = [
    ...askedWords(index, otherWords),
    ...(withFinishes?.asked ?? []),
    ...parts.map((part) => askedFigure(index, part)),
    ...(unwanted ? [withoutWords(index, unwanted, written)] : []),
  ];
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const found = scored
    .filter(({ score }) => score >= most * minShare)
    .map(({ document, score }) => ({ document, score, degrees: asked.map((each) => each.degreeOf(document)) }));
  const known = asked.flatMap((_, at) => (found.some(({ degrees }) => degrees[at]) ? [at] : []));
  const isWhole = ({ degrees }: { degrees: Degree[] }) => Number(known.every((at) => degrees[at]));
  const certain = (each: { degrees: Degree[] }): number =>
    isWhole(each) * each.degrees.filter((degree) => degree === 2).length;
  return {
    asked,
    found: found.toSorted((a, b) => isWhole(b) - isWhole(a) || certain(b) - certain(a) || b.score - a.score),
  };
}

/** Every word of a query as a demand, except stop words. */
function askedWords(index: SearchIndex, words: string): Asked[] {
  const matches = new Map(findByWords(index, words, () => true).map(({ document, has }) => [document.id, has]));
  return words.split(/[\s,;]+/).flatMap((written): Asked | [] => {
    // `T-15/T-24` is one or the other.
    const choices = written.split("/").map((choice) => splitWords(choice).flatMap((word) => stemOf(word) ?? []));
    const stems = choices.flat();
    if (stems.length === 0) return [];
    return {
      label: written,
      readAs: stems.length === 1 ? correctionOf(index, stems[0]!) : undefined,
      isWord: true,
      written,
      degreeOf: ({ id }) =>
        choices.some((each) => each.length > 0 && each.every((stem) => matches.get(id)?.(stem))) ? 2 : 0,
    };
  });
}

/** Documents that have none of these words, or not all of them. */
function withoutWords(index: SearchIndex, unwanted: string, written: string): Asked {
  const each = askedWords(index, unwanted);
  return {
    label: `without ${unwanted}`,
    isWord: true,
    written,
    degreeOf: (document) => (each.every(({ degreeOf: degree }) => degree(document) > 0) ? 0 : 2),
  };
}

function askedFigure({ figureLabels }: SearchIndex, { written, conditions }: WrittenConditions): Asked {
  const [first] = conditions;
  const named = first?.kind === "figure" ? { id: first.figure, ...figureLabels.get(first.figure) } : undefined;
  const condition = first?.kind === "figure" && named?.isNamed ? conditionInWords(first, written) : written;
  const label =
    first?.kind === "fireClass"
      ? `Fire class ${first.fireClass}`
      : named?.isNamed
        ? `${named.label} ${condition}`
        : written;
  return {
    label,
    figure: named && { id: named.id, label: named.label ?? "", condition },
    isWord: false,
    written,
    degreeOf: ({ measures }) => Math.max(...conditions.map((each) => degreeOf(measures, each))) as Degree,
  };
}

const comparisonWords = { least: "at least ", below: "below ", most: "at most ", is: "", within: "" };

/** What a figure should be, as a visitor reads it: `at least 0.85`. */
function conditionInWords({ comparison, value, upTo }: Comparing, written: string): string {
  const unit = written.includes("%") && value > 1.5 ? "%" : "";
  return `${comparisonWords[comparison]}${value}${upTo === undefined ? "" : `–${upTo}`}${unit}`;
}

/** A query without one of its parts. */
function without(query: string, part: string): string {
  const at = query.toLowerCase().search(new RegExp(String.raw`(?<!\S)${anyOf([part.toLowerCase()])}(?!\S)`));
  const from = at < 0 ? query.toLowerCase().indexOf(part.toLowerCase()) : at;
  const rest = from < 0 ? query : `${query.slice(0, from)} ${query.slice(from + part.length)}`;
  return rest.replaceAll(/\s+/g, " ").trim();
}

/** Adds to each document's score the share of the figures that it meets. If none meets a figure, the nearest is best. */
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
    const nearness = unmet.reduce((sum, condition) => sum + nearnessOf(document.measures, condition), 0);
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
