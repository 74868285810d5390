import { nearestFirst, editDistance } from "#content/load/choices.ts";

/** What buyers call things, as in `content/search.yaml`. */
export interface Synonym {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}

/**
 * The allowed word that an unknown one probably means: one that is spelled much like it, that has all its words in it, or that a synonym
 * of the search leads to. Undefined where none or several could be meant.
 * @param allowed the printed forms of the words that are allowed, by these words
 */
export function suggestion(
  unknown: string,
  allowed: Readonly<Record<string, string>>,
  synonyms: readonly Synonym[] = [],
): string | undefined {
  const keyOf = (printed: string | undefined) => Object.keys(allowed).find((key) => allowed[key] === printed);
  const only = (found: readonly string[]) => (found.length === 1 ? keyOf(found[0]) : undefined);
  const printed = Object.values(allowed);
  const [nearest = ""] = nearestFirst(unknown, printed);
  if (editDistance(unknown.toLowerCase(), nearest.toLowerCase()) * 3 <= nearest.length) return keyOf(nearest);
  const inPrint = printed.map((each) => ({ each, words: wordsOf(each) }));
  const withWords = (sought: ReadonlySet<string>) =>
    inPrint.filter(({ words }) => isWithin(sought, words)).map(({ each }) => each);
  const unknownWords = wordsOf(unknown);
  const meant = synonyms
    .filter(({ said }) => said.some((words) => isWithin(wordsOf(words), unknownWords)))
    .flatMap((synonym) => synonym.meant.flatMap((words) => withWords(wordsOf(words))));
  return only(withWords(unknownWords)) ?? only([...new Set(meant)]);
}

/** The words of a name, without a plural `s`. */
function wordsOf(name: string): Set<string> {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?<=..)s$/, "")));
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every((word) => others.has(word));
}
