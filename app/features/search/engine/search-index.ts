import MiniSearch, { type AsPlainObject, type Options, type SearchResult } from "minisearch";
import type { SearchDocument, SearchedFigure, SearchedFinish } from "#content/schema/search.ts";
import { createFinishParser, type ParsedFinishes } from "./finish-parser.ts";
import { createQueryParser, type ParsedQuery } from "./conditions.ts";
import { joinedWords, stemOf, stemsOf, splitWords } from "./words.ts";

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
  /** Buyers' words of several words. */
  readonly phrases: readonly (readonly string[])[];
  /** The figures that a query can ask for. */
  readonly figures: ReadonlyMap<string, SearchedFigure>;
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

interface WordMatch extends Scored {
  /** The share of the query's words that it contains. */
  readonly share: number;
  /** Whether it contains a word of the query. */
  readonly has: (stem: string) => boolean;
  /** Whether its name does. */
  readonly hasInName: (stem: string) => boolean;
}

/** The documents with at least one word of a query. */
export interface WordMatches {
  /** What each misspelt word of the query is read as. */
  readonly corrections: ReadonlyMap<string, string>;
  readonly documents: readonly WordMatch[];
}

// Names are also found with neighbouring words joined: clipin, parcan, abpb11.
const fieldsWithJoinedWords = new Set(["title", "names"]);

/** A word of a synonym of several words, which match only together, as it is indexed. */
const inPhrase = (stem: string) => `+${stem}`;

/** Looks up one word as it is indexed. */
const asIndexed = { tokenize: (term: string) => [term] };

const options: Options<SearchDocument> = {
  fields: ["title", "names", "note", "text", "alsoCalled"],
  storeFields: [...storedFields],
  tokenize: (text, field) =>
    text.split(" | ").flatMap((part) => {
      const words = splitWords(part);
      if (field === "alsoCalled" && words.length > 1) return stemsOf(part).map(inPhrase);
      return field && fieldsWithJoinedWords.has(field) ? [...words, ...joinedWords(words)] : words;
    }),
  processTerm: (word) => stemOf(word) ?? null,
  searchOptions: {
    boost: { title: 3, names: 4, note: 1.5, alsoCalled: 2.5 },
    prefix: (word) => word.length > 2,
  },
};

/** How many letters of a word may be wrong: one in five to seven, two in eight or more. Numbers have to be right. */
const mistakesIn = (word: string) => (/\d/.test(word) || word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** How much more the letters of a model code say than another word: for `ABT-05`, where the catalogue has only `ABT-01`. */
const codeBoost = 8;

const isCode = (part: string) => /\p{L}.*\d|\d.*\p{L}/u.test(part);

/**
 * The word of the documents that a misspelt one is read as: it has the same first letter and about as many. Undefined for a word that the
 * documents contain, even as the beginning of another one, and for a word that resembles none.
 */
function correctionOf(words: MiniSearch<SearchDocument>, stem: string): string | undefined {
  const forms = [stem, inPhrase(stem)];
  const has = (form: string) => words.search(form, asIndexed).length > 0;
  if (mistakesIn(stem) === 0 || forms.some(has)) return undefined;
  const swapped = lettersSwapped(stem).find((form) => words.search(form, { ...asIndexed, prefix: false }).length > 0);
  if (swapped) return swapped;
  return forms
    .flatMap((form) => words.autoSuggest(form, { ...asIndexed, fuzzy: mistakesIn(stem), prefix: false }))
    .map(({ terms: [term = ""] }) => term.replace("+", ""))
    .find((term) => term[0] === stem[0] && Math.abs(term.length - stem.length) <= 1);
}

/** Whether a document contains a word, perhaps misspelt, or a longer one that begins with it. */
export function isKnown({ words }: SearchIndex, stem: string): boolean {
  return (
    [stem, inPhrase(stem)].some((form) => words.search(form, { ...asIndexed, prefix: stem.length > 3 }).length > 0) ||
    correctionOf(words, stem) !== undefined
  );
}

/** A word with each two neighbouring letters swapped, which is one mistake and not two: `chiar`. */
const lettersSwapped = (word: string) =>
  [...word].flatMap((_, at) => (at < 2 ? [] : word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)));

/** Builds the index and returns it as the text that `openIndex` reads. Used by the build. */
export function serialiseIndex(
  documents: readonly SearchDocument[],
  figures: readonly SearchedFigure[],
  finishes: readonly SearchedFinish[] = [],
): string {
  const index = new MiniSearch<SearchDocument>(options);
  index.addAll(documents);
  const phrases = [...new Set(documents.flatMap(({ alsoCalled }) => alsoCalled.split(" | ")))];
  return JSON.stringify({ figures, finishes, phrases, index });
}

/** Opens an index that `serialiseIndex` wrote. Throws if the text is not an index. */
export function openIndex(serialised: string): SearchIndex {
  const { figures, finishes, phrases, index } = JSON.parse(serialised) as {
    figures: SearchedFigure[];
    finishes: SearchedFinish[];
    phrases: string[];
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
  return {
    words,
    documents,
    byId: new Map(documents.map((each) => [each.id, each])),
    byTitle,
    phrases: phrases.map(stemsOf).filter(({ length }) => length > 1),
    figures: new Map(figures.map((figure) => [figure.id, figure])),
    parseQuery,
    parseFinishes: createFinishParser(finishes),
  };
}

/**
 * The documents with at least one of the words, each with a score: how well its words match, times the square of the
 * share of the query's words that it contains. A title that is exactly the query counts double.
 */
export function matchWords({ words: index, byId, byTitle, phrases }: SearchIndex, query: string): WordMatches {
  const queryWords = splitWords(query);
  const stems = stemsOf(query);
  if (stems.length === 0) return { corrections: new Map(), documents: [] };
  const joined = { queries: joinedWords(queryWords), prefix: false };
  const codes = new Set(query.split(/\s+/).flatMap((part) => (isCode(part) ? splitWords(part) : [])));
  const corrections = new Map(
    stems.flatMap((stem) => {
      const correction = correctionOf(index, stem);
      return correction ? [[stem, correction]] : [];
    }),
  );
  const termOf = (stem: string) => corrections.get(stem) ?? stem;
  const alone = {
    queries: [...new Set(stems.map(termOf))],
    boostTerm: (stem: string) => (codes.has(stem) ? codeBoost : 1),
  };
  const last = termOf(stems.at(-1)!);
  const isTyped = (word: string) => alone.queries.includes(word) || (last.length > 2 && word.startsWith(last));
  const whole = phrases
    .filter((phrase) => phrase.every(isTyped))
    .map((phrase) => ({ queries: phrase.map(inPhrase), ...asIndexed, prefix: false, combineWith: "AND" as const }));
  const sameTitle = byTitle.get(queryWords.join(" "));
  const documents = index
    .search({ combineWith: "OR", queries: [alone, joined, ...whole] })
    .flatMap((result): WordMatch | [] => {
      const document = byId.get(result.id as string);
      if (!document) return [];
      const has = (stem: string) =>
        result.queryTerms.some(
          (term) =>
            [termOf(stem), inPhrase(termOf(stem))].includes(term) || (term.length > stem.length && term.includes(stem)),
        );
      const hasInName = (stem: string) =>
        Object.entries(result.match).some(
          ([term, fields]) => term.startsWith(termOf(stem)) && fields.some((field) => fieldsWithJoinedWords.has(field)),
        );
      const share = stems.filter(has).length / stems.length;
      return {
        document,
        share,
        has,
        hasInName,
        score: result.score * share ** 2 * (sameTitle?.has(document.id) ? 2 : 1),
      };
    });
  return { corrections, documents };
}

/** Some of the documents, with scores from 0 to 1 relative to the best of them. */
export function relativeTo(
  { documents }: WordMatches,
  wanted: (document: FoundDocument) => boolean,
): (Scored & Pick<WordMatch, "share">)[] {
  const chosen = documents.filter(({ document }) => wanted(document));
  const best = Math.max(...chosen.map(({ score }) => score));
  return chosen.map(({ document, share, score }) => ({ document, share, score: score / best }));
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
