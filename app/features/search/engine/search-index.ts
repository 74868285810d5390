import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from "minisearch";
import type { SearchDocument, SearchedFigure, SearchedFinish } from "#content/schema/search.ts";
import { createFinishParser, type ParsedFinishes } from "./finish-parser.ts";
import { createQueryParser, type ParsedQuery } from "./conditions.ts";
import { joinedWords, stemOf, splitWords } from "./words.ts";

/** The stored fields of a document, to show it and to compare its figures. */
const storedFields = ["kind", "title", "path", "note", "measures", "picture", "nrc", "places"] as const;

export type FoundDocument = Pick<SearchDocument, "id" | (typeof storedFields)[number]>;

/** An opened index, with every document in insertion order. */
export interface SearchIndex {
  readonly words: MiniSearch<SearchDocument>;
  readonly documents: readonly FoundDocument[];
  readonly byId: ReadonlyMap<string, FoundDocument>;
  /** The ids of the documents with exactly this title. */
  readonly byTitle: ReadonlyMap<string, ReadonlySet<string>>;
  /** Extracts the figures from a query. */
  readonly parseQuery: (query: string) => ParsedQuery;
  /** Extracts the colours and woods from it. */
  readonly parseFinishes: (query: string) => ParsedFinishes;
}

/** A document with its score, 0 if no word matched. */
export interface Scored {
  readonly document: FoundDocument;
  readonly score: number;
}

interface FoundByWords extends Scored {
  score: number;
  /** The share of the query's words that it contains. */
  readonly share: number;
}

// Names are also found with neighbouring words joined: clipin, parcan, abpb11.
const fieldsWithJoinedWords = new Set(["title", "names"]);

const options: Options<SearchDocument> = {
  fields: ["title", "names", "note", "text", "alsoCalled"],
  storeFields: [...storedFields],
  tokenize: (text, field) =>
    text.split(" | ").flatMap((part) => {
      const words = splitWords(part);
      return field && fieldsWithJoinedWords.has(field) ? [...words, ...joinedWords(words)] : words;
    }),
  processTerm: (word) => stemOf(word) ?? null,
  searchOptions: {
    boost: { title: 3, names: 4, note: 1.5, alsoCalled: 2.5 },
    // Two digits are the prefix of too many numbers and codes to be useful.
    prefix: (word) => word.length > (/^\d+$/.test(word) ? 2 : 1),
    // One wrong letter in four or five, two in six or more. Numbers must match exactly.
    fuzzy: (word) => (/\d/.test(word) || word.length < 4 ? false : 0.25),
    maxFuzzy: 2,
  },
};

/** Builds the index and returns it as the text that `openIndex` reads. Used by the build. */
export function serialiseIndex(
  documents: readonly SearchDocument[],
  figures: readonly SearchedFigure[],
  finishes: readonly SearchedFinish[] = [],
): string {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  return JSON.stringify({ figures, finishes, index });
}

/** Opens an index that `serialiseIndex` wrote. Throws if the text is not an index. */
export function openIndex(serialised: string): SearchIndex {
  const { figures, finishes, index } = JSON.parse(serialised) as {
    figures: SearchedFigure[];
    finishes: SearchedFinish[];
    index: AsPlainObject;
  };
  const words = MiniSearch.loadJS<SearchDocument>(index, options);
  const documents = words.search(MiniSearch.wildcard).map(documentOf);
  const parseQuery = createQueryParser(figures);
  const byTitle = new Map<string, Set<string>>();
  for (const { id, title } of documents) {
    const titleWords = splitWords(title).join(" ");
    byTitle.set(titleWords, (byTitle.get(titleWords) ?? new Set()).add(id));
  }
  const byId = new Map(documents.map((each) => [each.id, each]));
  return { words, documents, byId, byTitle, parseQuery, parseFinishes: createFinishParser(finishes) };
}

/**
 * The documents with at least one of the words, each with a score from 0 to 1: how well its words match, times the
 * square of the share of the query's words that it contains. A title that is exactly the query counts double.
 * @param wanted which documents to consider; scores are relative to the best of them
 */
export function findByWords(
  { words: index, byId, byTitle }: SearchIndex,
  query: string,
  wanted: (document: FoundDocument) => boolean,
): FoundByWords[] {
  const queryWords = splitWords(query);
  const stems = queryWords.flatMap((word) => stemOf(word) ?? []);
  if (stems.length === 0) return [];
  const joined = { queries: joinedWords(queryWords), fuzzy: false, prefix: false };
  const results = index.search({ combineWith: "OR", queries: [stems.join(" "), joined] });
  const sameTitle = byTitle.get(queryWords.join(" "));
  const shares = new Map<string, number>();
  const scored: FoundByWords[] = [];
  let best = 0;
  for (const result of results) {
    const document = byId.get(result.id as string);
    if (!document || !wanted(document)) continue;
    const found = result.queryTerms.join(" ");
    let share = shares.get(found);
    if (share === undefined) shares.set(found, (share = shareOf(stems, result)));
    const score = result.score * share ** 2 * (sameTitle?.has(document.id) ? 2 : 1);
    best = Math.max(best, score);
    scored.push({ document, score, share });
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
  const { id, kind, title, path, note, measures, picture, nrc, places } = result as SearchResult & FoundDocument;
  return {
    id,
    kind,
    title,
    path,
    note,
    ...(measures && { measures }),
    ...(picture && { picture }),
    ...(nrc !== undefined && { nrc }),
    ...(places && { places }),
  };
}
