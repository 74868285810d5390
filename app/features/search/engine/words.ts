/** Stop words. */
const stopWords = new Set(
  "a an and any are as at be best between by can cheap do does for from get give good have how i in is it ka ke ki kind like me much my near need of on or our please show some that the this to type want we wala wale wali which with you का की के को में और है लिए वाला वाली वाले चाहिए साथ या व से पर".split(
    " ",
  ),
);

/**
 * The words of a text in lower case, without accents or the dots of G.I.; the decimals of 12.5 are kept. The vowel
 * signs of Devanagari belong to their words; the nukta, which is often left out, is removed.
 */
export function splitWords(text: string): string[] {
  const plain = text
    .replaceAll(/[™℠]/g, " ")
    .normalize("NFKD")
    .replaceAll(/\p{Script=Inherited}|\u093c/gu, "")
    .toLowerCase();
  const withoutDots = plain
    .replaceAll(/(?<![a-z])([a-z])\.([a-z])\b\.?/g, "$1$2")
    // A code is one word: T-24 is not the T of any other grid.
    .replaceAll(/(?<![a-z\d-])([a-z]{1,2})-(?=\d)/g, "$1");
  return withoutDots.match(/\d+\.\d+|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
}

/** Words with a British and an American spelling, each in the one that is indexed. A word that is still being typed starts the same way. */
const spellings: readonly (readonly [other: RegExp, indexed: string])[] = [
  [/alumini/, "alumin"],
  [/(bevel|panel|level)l/, "$1"],
  [/cente(?:r|$)/, "centre"],
  [/color/, "colour"],
  [/fibr(?:e|$)/, "fiber"],
  [/gray/, "grey"],
  [/louver/, "louvre"],
  [/mold/, "mould"],
  [/theater/, "theatre"],
  [/(custom|galvan|motor)is/, "$1iz"],
];

/** The singular form of a word in one spelling, as it is indexed and looked up; undefined for a stop word. */
export function stemOf(written: string): string | undefined {
  if (stopWords.has(written)) return undefined;
  const word = spellings.reduce((changed, [other, indexed]) => changed.replace(other, indexed), written);
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a text as they are looked up, without stop words. */
export function stemsOf(text: string): string[] {
  return splitWords(text).flatMap((word) => stemOf(word) ?? []);
}

/** `without writing pad`, up to a stop word, and one word after the others: `not red`, `non-wooden`. */
const unwantedWords =
  /(?<!\S)(?:(?:without|w\/o|excluding|except|bina|बिना)\s+(?<all>\S.*)|(?:not?|non)(?:\s+|-)(?<one>\p{L}\S*))/iu;

/**
 * What a query does not want: `chair without writing pad` are the words chair, and a phrase. The phrase ends with the text or before a stop
 * word, such as for.
 */
export function splitUnwanted(query: string): { words: string; unwanted: string; written: string } {
  const match = unwantedWords.exec(query);
  if (!match) return { words: query, unwanted: "", written: "" };
  const { all = "", one } = match.groups ?? {};
  const following = all.split(/\s+/);
  const end = following.findIndex((word) => stopWords.has(word.toLowerCase()));
  const unwanted = one ?? following.slice(0, end < 0 ? following.length : end).join(" ");
  const written = match[0].slice(0, match[0].length - (one ?? all).length) + unwanted;
  return { words: query.replace(written, " "), unwanted, written };
}

/** Words that make a colour that of light: `warm white` is not the colour of a product. */
export const ofLight = "(?:warm|cool|neutral|natural|day)";

/** Neighbouring words joined, two and three at a time: `abt wp 03` also gives `abtwp`, `wp03` and `abtwp03`. */
export function joinedWords(words: readonly string[]): string[] {
  return words.flatMap((_, at) =>
    [2, 3].flatMap((count) => (at + count > words.length ? [] : words.slice(at, at + count).join(""))),
  );
}
