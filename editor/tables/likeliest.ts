import { editDistance } from "#content/load/choices.ts";
import type { Synonym } from "#content/schema/search.ts";
import { initialsOf } from "./known-words.ts";

type Words = Readonly<Record<string, string>>;

/** What buyers call products, and how those are called here. */
export type BuyersWords = Synonym;

/** Too general to say which kind of room or which product is meant. */
const general = new Set(["and", "of", "or", "the", "room", "rooms", "metal", "stage", "wall"]);

/** Companies of the state that lists of projects name without saying what they are. */
const publicCompanies =
  "bel bhel bpcl bsnl gail hal hpcl iocl lic nalco nhpc nmdc ntpc ongc pgcil powergrid rbi rec sail sbi".split(" ");
const publicSector = ["public", "sector"];

/** What lists of projects write for the words of ours. */
const otherwiseWritten: Readonly<Record<string, readonly string[]>> = {
  board: ["conference"],
  boardroom: ["conference"],
  bungalow: ["private"],
  class: ["lecture"],
  classroom: ["lecture"],
  college: ["university"],
  conf: ["conference"],
  convention: ["conference"],
  govt: ["government"],
  iit: ["university"],
  institute: ["university"],
  limited: ["private"],
  ltd: ["private"],
  meeting: ["conference"],
  multiplex: ["cinema"],
  nit: ["university"],
  psu: publicSector,
  pvt: ["private"],
  residence: ["private"],
  residency: ["private"],
  univ: ["university"],
  villa: ["private"],
  ...Object.fromEntries(publicCompanies.map((name) => [name, publicSector])),
};

/** A word that more names have says too little of which one is meant. */
const mostNames = 3;

/** The one of some words that is probably meant: it has words in common that few others have, or is written much alike. */
export function likeliestOf(word: string, words: Words, buyersWords: readonly BuyersWords[] = []): string | undefined {
  const sought = [...partsOf(word), ...meantBy(word, buyersWords)].flatMap((part) => [
    part,
    ...(otherwiseWritten[part] ?? []),
  ]);
  const names = Object.entries(words).map(([key, printed]) => ({
    key,
    printed,
    parts: [...partsOf(key), ...partsOf(printed), initialsOf(printed) ?? ""].filter(Boolean),
  }));
  const has = ({ parts }: (typeof names)[number], part: string) => parts.some((each) => isSamePart(each, part));
  const weights = new Map(
    sought.map((part) => {
      const count = names.filter((name) => has(name, part)).length;
      return [part, count === 0 || count > mostNames ? 0 : 1 / count];
    }),
  );
  const candidates = names.map((name) => {
    const distance = editDistance(word.toLowerCase(), name.printed.toLowerCase());
    const shared = sought.filter((part) => has(name, part) && (weights.get(part) ?? 0) > 0);
    const weight = shared.reduce((sum, part) => sum + (weights.get(part) ?? 0), 0);
    const first = sought.indexOf(shared[0] ?? "");
    return { ...name, weight, shared, first, distance, isAlike: distance * 4 <= name.printed.length };
  });
  const [best, second] = candidates
    .filter(({ weight, isAlike }) => weight > 0 || isAlike)
    .toSorted((one, other) => other.weight - one.weight || one.first - other.first || one.distance - other.distance);
  // Of two that have the same words in common, nobody can tell which one is meant.
  const isTie = best && second && !best.isAlike && best.shared.join(" ") === second.shared.join(" ");
  return isTie ? undefined : best?.key;
}

/** The words of ours that buyers' words in a name mean. Words that mean several things say nothing. */
function meantBy(word: string, buyersWords: readonly BuyersWords[]): string[] {
  const text = ` ${singularsOf(word)} `;
  const said = buyersWords.filter(
    ({ said: theirs, meant }) => meant.length === 1 && theirs.some((each) => text.includes(` ${singularsOf(each)} `)),
  );
  return said.flatMap(({ meant }) => partsOf(meant.join(" ")));
}

function singularsOf(text: string): string {
  return partsOf(text)
    .map((part) => part.replace(/s$/, ""))
    .join(" ");
}

/** The most letters of an ending: `wood` and `wooden`, but not `par` and `partition`. */
const longestEnding = 3;

/** `Wood` and `wooden` are the same; two letters, as in `G.I.`, only if they are all. */
function isSamePart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length <= 2) return short === long;
  return long.startsWith(short) && long.length - short.length <= longestEnding;
}

function partsOf(text: string): string[] {
  const parts = text
    .toLowerCase()
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return parts.filter((part) => part.length > 1 && !general.has(part));
}
