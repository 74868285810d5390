import MiniSearch, { type Options, type SearchResult } from "minisearch";
import type { Measures, SearchDocument } from "#content/schema/search.ts";
import { joinedWords, stemOf, wordsOf } from "./words.ts";

/** What the index keeps of a document to show it and to compare its figures. */
export interface FoundDocument {
  readonly id: string;
  readonly kind: SearchDocument["kind"];
  readonly title: string;
  readonly path: string;
  readonly note: string;
  readonly measures?: Measures | undefined;
}

/** An opened index, with every document in the order in which they were added. */
export interface SearchIndex {
  readonly words: MiniSearch<SearchDocument>;
  readonly documents: readonly FoundDocument[];
  readonly byId: ReadonlyMap<string, FoundDocument>;
  /** The identifiers of what is called exactly by these words. */
  readonly byTitle: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A document with the words by which it was found, 0 where it was not found by words. */
export interface FoundByWords {
  readonly document: FoundDocument;
  score: number;
}

// Names are also found with neighbouring words written as one: clipin, parcan, abpb11.
const fieldsWithJoinedWords = new Set(["title", "names"]);

const options: Options<SearchDocument> = {
  fields: ["title", "names", "note", "text", "alsoCalled"],
  storeFields: ["kind", "title", "path", "note", "measures"],
  tokenize: (text, field) =>
    text.split(" | ").flatMap((part) => {
      const words = wordsOf(part);
      return field && fieldsWithJoinedWords.has(field) ? [...words, ...joinedWords(words)] : words;
    }),
  processTerm: (word) => stemOf(word) ?? null,
  searchOptions: {
    boost: { title: 3, names: 4, note: 1.5, alsoCalled: 2.5 },
    // Two figures begin far too many numbers and codes to say anything.
    prefix: (word) => word.length > (/^\d+$/.test(word) ? 2 : 1),
    // One letter wrong in four to five, two in six and more; a number is right or another one.
    fuzzy: (word) => (/\d/.test(word) || word.length < 4 ? false : 0.25),
    maxFuzzy: 2,
  },
};

/** Builds the index and writes it as the text that `openIndex` reads. For the build: it reads every document. */
export function serialiseIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return JSON.stringify(index);
}

/** Opens an index that `serialiseIndex` wrote. Throws if the text is none. */
export function openIndex(serialised: string): SearchIndex {
  const words = MiniSearch.loadJSON<SearchDocument>(serialised, options);
  const documents = words.search(MiniSearch.wildcard).map(documentOf);
  const byTitle = new Map<string, Set<string>>();
  for (const { id, title } of documents) {
    const called = wordsOf(title).join(" ");
    byTitle.set(called, (byTitle.get(called) ?? new Set()).add(id));
  }
  return { words, documents, byId: new Map(documents.map((each) => [each.id, each])), byTitle };
}

/**
 * The documents in which at least one of the words stands, each with a score from 0 to 1: how well its words match, by
 * the share of the query's words that it has. What is called exactly so stands before what is called so among else.
 * @param wanted which documents are looked at; a score is a share of the best among them
 */
export function findByWords(
  { words: index, byId, byTitle }: SearchIndex,
  query: string,
  wanted: (document: FoundDocument) => boolean,
): FoundByWords[] {
  const asked = wordsOf(query);
  const stems = asked.flatMap((word) => stemOf(word) ?? []);
  if (stems.length === 0) return [];
  const joined = { queries: joinedWords(asked), fuzzy: false, prefix: false };
  const results = index.search({ combineWith: "OR", queries: [stems.join(" "), joined] });
  const called = byTitle.get(asked.join(" "));
  const shares = new Map<string, number>();
  const scored: FoundByWords[] = [];
  let best = 0;
  for (const result of results) {
    const document = byId.get(result.id as string);
    if (!document || !wanted(document)) continue;
    const found = result.queryTerms.join(" ");
    let share = shares.get(found);
    if (share === undefined) shares.set(found, (share = shareOf(stems, result)));
    const score = result.score * share ** 2 * (called?.has(document.id) ? 2 : 1);
    best = Math.max(best, score);
    scored.push({ document, score });
  }
  for (const each of scored) each.score /= best;
  return scored;
}

function shareOf(stems: readonly string[], { queryTerms }: SearchResult): number {
  const has = (stem: string) =>
    queryTerms.some((term) => term === stem || (term.length > stem.length && term.includes(stem)));
  return stems.filter(has).length / stems.length;
}

function documentOf(result: SearchResult): FoundDocument {
  const { id, kind, title, path, note, measures } = result as SearchResult & FoundDocument;
  return { id, kind, title, path, note, ...(measures ? { measures } : {}) };
}
