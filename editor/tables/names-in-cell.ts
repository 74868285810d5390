/** What stands between names in a cell, weakest last. A name may have any but the first in it. A stroke between digits is a size. */
const separators = [/;/, /[,+]|\r?\n/, /\/(?!\d)|(?<!\d)\/|&|\band\b/i];

/**
 * The names in a cell of a table.
 * @param isName whether some words are a name as a whole, which is not taken apart
 * @param joins what is not taken apart either: that of `joinsIn` for the names that are known
 */
export function namesIn(cell: string, isName: (words: string) => boolean, joins: readonly RegExp[]): string[] {
  const split = (part: string, [separator, ...weaker]: readonly RegExp[]): string[] => {
    const name = part.trim();
    if (name === "") return [];
    if (!separator || isName(name)) return [name];
    const parts = weaker.length > 0 ? name.split(separator) : splitBetween(name, separator, joins);
    return parts.flatMap((each) => split(each, weaker));
  };
  return split(cell, separators);
}

/** What `and` joins in a name, as in `G.I. Ceiling and Wall`, however it is joined in a cell. */
export function joinsIn(name: string): RegExp[] {
  return [...name.matchAll(/(\p{L}+) (?:and|&) (\p{L}+)/giu)].map(
    ([, one, other]) => new RegExp(`\\b${one}s?\\s*(?:and|[&/])\\s*${other}s?\\b`, "giu"),
  );
}

/** Splits some words at a separator, but not inside of what belongs together. */
function splitBetween(words: string, separator: RegExp, together: readonly RegExp[]): string[] {
  const kept = together.flatMap((each) => [...words.matchAll(each)]);
  const isKept = (at: number) => kept.some(({ index, 0: match }) => at >= index && at < index + match.length);
  const cuts = [...words.matchAll(new RegExp(separator, `g${separator.flags}`))].filter(({ index }) => !isKept(index));
  const ends = [...cuts.map(({ index }) => index), words.length];
  const starts = [0, ...cuts.map(({ index, 0: match }) => index + match.length)];
  return starts.map((start, place) => words.slice(start, ends[place]));
}
