import type { SearchOptions } from "minisearch";
import { anyOf } from "#content/text/written-numbers.ts";
import type { Comparing, Comparison } from "./comparisons.ts";
import type { WrittenConditions } from "./conditions.ts";
import { degreeOf, lengthMeeting, type Degree } from "./degrees.ts";
import { matchWords, type FoundDocument, type SearchIndex, type WordMatches } from "./search-index.ts";
import { ofLight, stemsOf } from "./words.ts";

/** One thing that a query asks for: a word, a colour, a figure. */
export interface Demand {
  /** As shown: `NRC at least 0.85`, or the word. */
  readonly label: string;
  /** What a misspelt word is read as. */
  readonly readAs?: string | undefined;
  readonly figure?: DemandedFigure | undefined;
  /** Whether it is a word, and not a figure or a size. */
  readonly isWord: boolean;
  /** The filter whose values it asks for, if the query says so: `colour`. */
  readonly filter?: string | undefined;
  /** The query without it. */
  readonly rest: string;
  /** How many products meet it, for certain or perhaps. */
  readonly count: number;
  /** How many meet it for certain. */
  readonly certain: number;
}

/** The figure that is asked for: `nrc`, `0.85`, and whether that is a limit. */
export interface DemandedFigure {
  readonly id: string;
  readonly value: string;
  readonly limit?: Limit | undefined;
}

export type Limit = Exclude<Comparison, "is" | "within">;

/** A demand before it is counted. */
export interface Asked extends Omit<Demand, "count" | "certain" | "rest"> {
  readonly written: string;
  readonly degreeOf: (document: FoundDocument) => Degree;
  /** For a word: whether the document's name contains it. */
  readonly isNameOf?: (document: FoundDocument) => boolean;
  /** For a figure: whether the document has no such figure. */
  readonly isLackedBy?: (document: FoundDocument) => boolean;
  /** For a length that may be any figure's: the key of the one that meets it. */
  readonly meeting?: (document: FoundDocument) => string | undefined;
}

/**
 * Every word of a query as a demand, except stop words.
 * @param matches those of the same words
 */
export function askedWords(index: SearchIndex, words: string, { corrections, documents }: WordMatches): Asked[] {
  const matches = new Map(documents.map((match) => [match.document.id, match]));
  return withPairs(index, words.split(/[\s,;]+/)).flatMap((written): Asked | [] => {
    // `T-15/T-24` is one or the other.
    const choices = written.split("/").map(stemsOf);
    const stems = choices.flat();
    if (stems.length === 0) return [];
    const [stem = ""] = stems;
    const anyChoice = (holds: (word: string) => boolean | undefined) =>
      choices.some((each) => each.length > 0 && each.every(holds));
    return {
      label: written,
      readAs: stems.length === 1 ? corrections.get(stem) : undefined,
      isWord: true,
      written,
      degreeOf: ({ id }) => (anyChoice((word) => matches.get(id)?.has(word)) ? 2 : 0),
      isNameOf: ({ id }) => anyChoice((word) => matches.get(id)?.hasInName(word)),
    };
  });
}

const code = /^[a-z]{1,6} \d+$/i;
const twoWords = /^\p{L}+ \p{L}+$/u;
const lightColour = new RegExp(`^${ofLight} white$`, "i");

/**
 * The words, in which the two parts of a code are one, and so are a number with its unit, the colour of a light and two words that buyers
 * also write as one: `T 24`, `48 kg`, `warm white`, `sound proof`.
 */
function withPairs({ words: index, figures }: SearchIndex, words: readonly string[]): string[] {
  const has = (word: string, where: SearchOptions = {}) => index.search(word, { ...where, prefix: false }).length > 0;
  const units = new Set([...figures.values()].flatMap((figure) => figure.units));
  const isPair = (first = "", second = "") => {
    const [pair, joined] = [`${first} ${second}`, (first + second).toLowerCase()];
    if (lightColour.test(pair) || (/^\d+(?:\.\d+)?$/.test(first) && units.has(second))) return true;
    return code.test(pair) ? has(joined) : twoWords.test(pair) && has(joined, { fields: ["alsoCalled"] });
  };
  return words.flatMap((word, place) => {
    if (isPair(words[place - 1], word)) return [];
    return isPair(word, words[place + 1]) ? `${word} ${words[place + 1]}` : word;
  });
}

/** A demand that no document meets. */
export function askedInVain(written: string): Asked {
  return { label: written, isWord: true, written, degreeOf: () => 0 };
}

/** A demand for documents that do not have all of these words. */
export function withoutWords(index: SearchIndex, unwanted: string, written: string): Asked {
  const each = askedWords(index, unwanted, matchWords(index, unwanted));
  return {
    label: `without ${unwanted}`,
    isWord: true,
    written,
    degreeOf: (document) => (each.every(({ degreeOf: degree }) => degree(document) > 0) ? 0 : 2),
  };
}

/** A part of a query that sets conditions on figures as a demand. */
export function askedFigure({ figures }: SearchIndex, { written, conditions }: WrittenConditions): Asked {
  const [first] = conditions;
  const degreeOfFigures = ({ measures }: FoundDocument) =>
    Math.max(...conditions.map((each) => degreeOf(measures, each))) as Degree;
  const asked = { isWord: false, written, degreeOf: degreeOfFigures };
  switch (first?.kind) {
    case "figure": {
      const { id, label, isLength, units, saidIn = id } = figures.get(first.figure)!;
      const { comparison } = first;
      // A length keeps the unit in which it was written.
      const value = isLength ? lengthAsWritten(written) : numberWithUnit(first, units[0]);
      const limit = comparison === "is" || comparison === "within" ? undefined : comparison;
      return {
        ...asked,
        label: `${label} ${comparisonWords[comparison]}${value}`,
        figure: { id: saidIn, value, limit },
        isLackedBy: ({ measures }) => !measures?.figures?.[first.figure],
      };
    }
    case "fireClass": {
      const value = `class ${first.fireClass}`;
      return { ...asked, label: `fire ${value}`, figure: { id: "fireClass", value } };
    }
    case "size": {
      const isPlain = /^[\d.\s]+[x×*][\d.\s]+(?:mm)?$/.test(written) && first.shortMm > 20;
      const value = isPlain ? `${first.shortMm} × ${first.longMm} mm` : written;
      return { ...asked, label: value, figure: { id: "size", value } };
    }
    default: {
      const meeting = ({ measures }: FoundDocument) =>
        conditions.map((each) => lengthMeeting(measures, each)).find((key) => key !== undefined);
      return { ...asked, label: written, meeting };
    }
  }
}

/** The numbers of a length with their unit: `12 mm` of `at least 12 mm thick`. */
function lengthAsWritten(written: string): string {
  const [value = written] =
    /\d(?:.*\d)?(?:\s*[a-z]+)?/i.exec(written.replace(/(?<=\d\s*(?:mm|cm|m|in|ft))(?![a-z]).*\D$/i, "")) ?? [];
  return /[a-z]$/i.test(value) ? value : `${value} mm`;
}

const comparisonWords = { least: "at least ", above: "above ", below: "below ", most: "at most ", is: "", within: "" };

function numberWithUnit({ value, upTo }: Comparing, unit = ""): string {
  const spaced = unit === "" || unit === "%" ? unit : ` ${unit}`;
  return `${value}${upTo === undefined ? "" : `–${upTo}`}${spaced}`;
}

/** A query without one of its parts. */
export function without(query: string, part: string): string {
  const [text, removed] = [query.toLowerCase(), part.toLowerCase()];
  const asWord = text.search(new RegExp(String.raw`(?<!\S)${anyOf([removed])}(?!\S)`));
  const from = asWord < 0 ? text.indexOf(removed) : asWord;
  const rest = from < 0 ? query : `${query.slice(0, from)} ${query.slice(from + part.length)}`;
  return rest.replaceAll(/\s+/g, " ").trim();
}
