import { nearestFirst, editDistance } from "#content/load/choices.ts";

/** Buyers' words, as in `content/search.yaml`. */
export interface Synonym {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}

/**
 * The allowed word that was probably meant: one with similar spelling, one with all the same words, or one found through a search synonym.
 * Undefined if there are none or several.
 * @param allowed the allowed words, mapped to their printed forms
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
