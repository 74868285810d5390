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
}

interface Ways {
  /** What buyers call products. */
  readonly buyersWords?: readonly BuyersWords[];
  /** Whether the word is a whole name, such as that of a client, of which only a part says what it is. */
  readonly isName?: boolean;
  /** Words that say nothing, because too many have them. */
  readonly generalWords?: readonly string[];
}

/** The one of some words that is probably meant: it has words in common that few others have, or is written much alike. */
export function likeliestOf(
  word: string,
  words: Words,
  { buyersWords = [], isName = false, generalWords = general }: Ways = {},
): Guess | undefined {
  const telling = (text: string) => partsOf(text).filter((part) => !generalWords.includes(part));
  const own = telling(word);
  const vague = own.filter((part) => isVague(part, buyersWords));
  const said = saidIn(word, buyersWords);
  const meanings = own.map((part) => [
    ...(vague.includes(part) ? [] : [part]),
    ...(otherwiseWritten[part] ?? []),
    ...said.filter((each) => each.said.includes(singularOf(part))).flatMap(({ meant }) => telling(meant)),
  ]);
  const sought = meanings.flat();
  const names = Object.entries(words).map(([key, printed]) => ({
    key,
    printed,
    parts: [...telling(key), ...telling(printed), initialsOf(printed) ?? ""].filter(Boolean),
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
    const common = sought.filter((part) => has(name, part)).length;
    const first = sought.indexOf(shared[0] ?? "");
    return { ...name, weight, shared, common, first, distance, isAlike: distance * 4 <= name.printed.length };
  });
  const [best, second] = candidates
    .filter(({ weight, isAlike }) => weight > 0 || isAlike)
    .toSorted(
      (one, other) =>
        other.weight - one.weight ||
        other.common - one.common ||
        one.first - other.first ||
        one.distance - other.distance,
    );
  // Of two that have the same words in common, nobody can tell which one is meant.
  const isTie =
    best &&
    second &&
    !best.isAlike &&
    best.common === second.common &&
    best.shared.join(" ") === second.shared.join(" ");
  if (!best || isTie) return undefined;
  const isExplained = meanings.every((parts) => parts.some((part) => has(best, part)));
  const sayers = (part: string) => own.filter((_, index) => meanings[index]!.includes(part));
  const isLoose = (part: string) => sayers(part).every((each) => looselySaid[each]?.includes(part));
  // A key says less than what is printed.
  const isSaid = (part: string) => telling(best.printed).some((each) => isSamePart(each, part));
  const isNamed = best.shared.some((part) => isSaid(part) && !isLoose(part));
  const isAlone = vague.length === 0 && (second?.shared ?? []).every((part) => isName && best.shared.includes(part));
  return { key: best.key, isSure: isAlone && (best.weight === 0 || (isName ? isNamed : isExplained)) };
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
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return parts.filter((part) => part.length > 1 && !joining.has(part));
}
