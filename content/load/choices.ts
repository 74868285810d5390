import { oneOf, quoted } from "../sentence-parts.ts";

/** With more choices than this, a message lists only the nearest. */
const [mostChoices, nearestChoices] = [12, 4];

/** The allowed words nearest to the given one, the most likely first. */
export function choicesNear(found: string, words: readonly string[]): string {
  const nearest = nearestFirst(found, words);
  return oneOf(nearest.length > mostChoices ? [...nearest.slice(0, nearestChoices), "another existing one"] : nearest);
}

/** Says that a name does not exist, and which names do. */
export function noSuch(what: string, found: string, names: readonly string[]): string {
  const advice = names.length === 0 ? "There is none yet." : `Choose ${choicesNear(found, names)}.`;
  return `There is no ${what} ${quoted(found)}. ${advice}`;
}

/** Sorts words by their similarity to the given one, so that the most likely is first. */
export function nearestFirst(found: string, words: readonly string[]): string[] {
  const distances = new Map(words.map((word) => [word, editDistance(found.toLowerCase(), word.toLowerCase())]));
  return words.toSorted((a, b) => distances.get(a)! - distances.get(b)!);
}

/** A text that is so many times as long as a word does not resemble it. */
const farLonger = 4;

/**
 * How many letters must be added, removed or changed to turn one word into the other (Levenshtein distance). For a far
 * longer text it is not computed; the length is returned instead: imported tables may contain whole paragraphs.
 */
export function editDistance(from: string, to: string): number {
  if (from.length > farLonger * to.length) return from.length;
  let row = Uint16Array.from({ length: to.length + 1 }, (_, index) => index);
  let next = new Uint16Array(row.length);
  for (let index = 0; index < from.length; index++) {
    next[0] = index + 1;
    for (let column = 1; column <= to.length; column++) {
      const change = row[column - 1]! + (to[column - 1] === from[index] ? 0 : 1);
      next[column] = Math.min(change, row[column]! + 1, next[column - 1]! + 1);
    }
    [row, next] = [next, row];
  }
  return row[to.length]!;
}
