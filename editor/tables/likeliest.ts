import { editDistance } from "#content/load/choices.ts";
import type { Synonym } from "#content/schema/search.ts";
import { initialsOf } from "./known-words.ts";
import { general, joining, looselySaid, otherwiseWritten } from "./other-wordings.ts";

type Words = Readonly<Record<string, string>>;

/** What buyers call products, and how those are called here. */
export type BuyersWords = Synonym;

/** A word that more names have says too little of which one is meant. */
const mostNames = 3;

/** What a word probably means. */
export interface Guess {
  readonly key: string;
  /** Nothing in the word speaks for anything else, so that nobody needs to be asked. */
  readonly isSure: boolean;
  /** The words that speak for it, where others of them say something else or nothing. */
  readonly from?: string;
}

interface Ways {
  /** What buyers call products. */
  readonly buyersWords?: readonly BuyersWords[];
  /** Whether the word is a whole name, such as that of a client, of which only a part says what it is. */
  readonly isName?: boolean;
  /** Words that say nothing, because too many have them. */
  readonly generalWords?: readonly string[];
}

/** A word, and what each of its parts may mean in the words of ours. */
interface Sought {
  readonly word: string;
  readonly own: readonly string[];
  readonly meanings: readonly (readonly string[])[];
  /** Whether a part of it could mean several things. */
  readonly isVague: boolean;
}

/** One of the words of ours with what it has in common with the one that is sought. */
interface Candidate {
  readonly key: string;
  readonly printed: string;
  /** The parts that only a few have, and how much they say together. */
  readonly shared: readonly string[];
  readonly weight: number;
  /** How many parts it has in common, however many others have them too. */
  readonly common: number;
  /** The place of the first part that it shares. */
  readonly first: number;
  readonly distance: number;
  /** It is written much alike. */
  readonly isAlike: boolean;
  readonly has: (part: string) => boolean;
}

/** The one of some words that is probably meant: it has words in common that few others have, or is written much alike. */
export function likeliestOf(
  word: string,
  words: Words,
  { buyersWords = [], isName = false, generalWords = general }: Ways = {},
): Guess | undefined {
  const telling = (text: string) => partsOf(text).filter((part) => !generalWords.includes(part));
  const sought = soughtIn(word, buyersWords, telling);
  const [best, second] = candidatesFor(sought, words, telling)
    .filter(({ weight, isAlike }) => weight > 0 || isAlike)
    .toSorted(
      (one, other) =>
        other.weight - one.weight ||
        other.common - one.common ||
        one.first - other.first ||
        one.distance - other.distance,
    );
  if (!best || (second && isTie(best, second))) return undefined;
  const isAlone = !sought.isVague && (second?.shared ?? []).every((part) => isName && best.shared.includes(part));
  const isMeant = isName ? isNamed(sought, best) : sought.meanings.every((parts) => parts.some(best.has));
  const from = partThatSays(sought, best);
  return { key: best.key, isSure: isAlone && (best.weight === 0 || isMeant), ...(from !== undefined && { from }) };
}

/** The words that one has in common with ours, as they were written; undefined if those are all. */
function partThatSays({ word, own, meanings }: Sought, { has, isAlike }: Candidate): string | undefined {
  const saying = own.filter((_, index) => meanings[index]!.some(has));
  if (isAlike || saying.length === 0 || saying.length === own.length) return undefined;
  return saying.map((part) => asWritten(part, word)).join(" ");
}

/** What stands between initials that are one part: `G.I.`, `L&T`. */
const betweenInitials = String.raw`(?:\.|\s?&\s?)`;
const joinedInitials = new RegExp(String.raw`(?<=\b\p{L})${betweenInitials}(?=\p{L}\b)`, "gu");

/** A part as it stands in a word, with its capital letters and what joins its initials. */
function asWritten(part: string, word: string): string {
  const letters = [...part].join(`${betweenInitials}?`);
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters}`, "iu").exec(word)?.[0] ?? part;
}

function soughtIn(word: string, buyersWords: readonly BuyersWords[], telling: (text: string) => string[]): Sought {
  const own = telling(word);
  const vague = own.filter((part) => isVague(part, buyersWords));
  const said = saidIn(word, buyersWords);
  const meanings = own.map((part) => [
    ...new Set([
      ...(vague.includes(part) ? [] : [part]),
      ...(otherwiseWritten[part] ?? []),
      ...said.filter((each) => each.said.includes(singularOf(part))).flatMap(({ meant }) => telling(meant)),
    ]),
  ]);
  return { word, own, meanings, isVague: vague.length > 0 };
}

function candidatesFor({ word, meanings }: Sought, words: Words, telling: (text: string) => string[]): Candidate[] {
  const parts = meanings.flat();
  const names = Object.entries(words).map(([key, printed]) => {
    const all = [...telling(key), ...telling(printed), initialsOf(printed) ?? ""].filter(Boolean);
    return { key, printed, has: (part: string) => all.some((each) => isSamePart(each, part)) };
  });
  const weights = new Map(
    parts.map((part) => {
      const count = names.filter(({ has }) => has(part)).length;
      return [part, count === 0 || count > mostNames ? 0 : 1 / count];
    }),
  );
  const weightOf = (part: string) => weights.get(part) ?? 0;
  return names.map((name) => {
    const common = parts.filter(name.has);
    const shared = common.filter((part) => weightOf(part) > 0);
    const distance = editDistance(word.toLowerCase(), name.printed.toLowerCase());
    return {
      ...name,
      shared,
      weight: shared.reduce((sum, part) => sum + weightOf(part), 0),
      common: common.length,
      first: parts.indexOf(shared[0] ?? ""),
      distance,
      isAlike: distance * 4 <= name.printed.length,
    };
  });
}

/** Of two that have the same words in common, nobody can tell which one is meant. */
function isTie(best: Candidate, second: Candidate): boolean {
  return !best.isAlike && best.common === second.common && best.shared.join(" ") === second.shared.join(" ");
}

/** Whether a name says its kind in the words that are printed, and not only in words that others have too. */
function isNamed({ own, meanings }: Sought, { printed, shared }: Candidate): boolean {
  const sayers = (part: string) => own.filter((_, index) => meanings[index]!.includes(part));
  const isLoose = (part: string) => sayers(part).every((each) => looselySaid[each]?.includes(part));
  const said = [...partsOf(printed), initialsOf(printed) ?? ""];
  return shared.some((part) => said.some((each) => isSamePart(each, part)) && !isLoose(part));
}

/** Whether buyers mean several things by a word, so that it says nothing alone. */
function isVague(part: string, buyersWords: readonly BuyersWords[]): boolean {
  const isOneThing = (meant: readonly string[]) => new Set(meant.map((each) => partsOf(each).join(" "))).size === 1;
  return buyersWords.some(
    ({ said, meant }) => !isOneThing(meant) && said.some((each) => singularsOf(each).join(" ") === singularOf(part)),
  );
}

/** The words in a name that buyers mean one thing by, without the `s` of several, and what that is. */
function saidIn(word: string, buyersWords: readonly BuyersWords[]): { said: string[]; meant: string }[] {
  const text = ` ${singularsOf(word).join(" ")} `;
  return buyersWords
    .filter(({ meant }) => meant.length === 1)
    .flatMap(({ said, meant }) =>
      said
        .map(singularsOf)
        .filter((parts) => text.includes(` ${parts.join(" ")} `))
        .map((parts) => ({ said: parts, meant: meant[0]! })),
    );
}

function singularsOf(text: string): string[] {
  return partsOf(text).map(singularOf);
}

function singularOf(part: string): string {
  return part.replace(/s$/, "");
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
    .replaceAll(joinedInitials, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return parts.filter((part) => part.length > 1 && !joining.has(part));
}
