/** Stop words. */
const stopWords = new Set(
  "a an and any are as at be best by can do for from get give have i in is it ka ke ki kind like me my need of on or our please show some that the this to type want we which with you".split(
    " ",
  ),
);

/**
 * The words of a text in lower case, without accents or the dots of G.I.; the decimals of 12.5 are kept. The vowel
 * signs of Devanagari belong to their words; the nukta, which is often left out, is removed.
 */
export function splitWords(text: string): string[] {
  const plain = text
    .normalize("NFKD")
    .replaceAll(/\p{Script=Inherited}|\u093c/gu, "")
    .toLowerCase();
  const withoutDots = plain.replaceAll(/(?<![a-z])([a-z])\.([a-z])\b\.?/g, "$1$2");
  return withoutDots.match(/\d+\.\d+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
}

/** The singular form of a word, as it is indexed and looked up; undefined for a stop word. */
export function stemOf(word: string): string | undefined {
  if (stopWords.has(word)) return undefined;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Neighbouring words joined, two and three at a time: `abt wp 03` also gives `abtwp`, `wp03` and `abtwp03`. */
export function joinedWords(words: readonly string[]): string[] {
  return words.flatMap((_, at) =>
    [2, 3].flatMap((count) => (at + count > words.length ? [] : words.slice(at, at + count).join(""))),
  );
}
