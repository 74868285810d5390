import type { UnknownWords } from "../messages.ts";
import { keepRemembered, readRemembered } from "./remembered-list.ts";
import { isSameWord, withoutWords, type WordInstead } from "./words-instead.ts";

const key = "words instead";
/** More words than this nobody uses; the oldest are forgotten. */
const mostRemembered = 500;

/**
 * What was chosen for unknown words when they came last, in this browser: whoever sends a list sends the next one in the same
 * words. A word that the site has meanwhile is not replaced, and one that it no longer has is not chosen.
 */
export function rememberedFor({ words, allowed }: UnknownWords): WordInstead[] {
  const remembered = readRemembered<WordInstead>(key);
  return words.flatMap(({ column, word, choices = allowed[column] ?? {} }) => {
    const before = remembered.findLast((each) => isSameWord(each, { column, word }));
    const isPossible = before && (before.instead === "" || Object.hasOwn(choices, before.instead));
    return isPossible ? [{ column, word, instead: before.instead }] : [];
  });
}

/** Keeps what was chosen for the next table. */
export function rememberWords(chosen: readonly WordInstead[]): void {
  const others = withoutWords(readRemembered<WordInstead>(key), chosen);
  keepRemembered(key, [...others, ...chosen], mostRemembered);
}
