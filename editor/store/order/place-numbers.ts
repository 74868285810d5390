import { inOrder, usualStep } from "#content/load/listings.ts";

/** An entry of a list in a new order, with its previous number. */
export interface Numbered {
  readonly name: string;
  readonly order?: number | undefined;
}

/**
 * Numbers that sort the entries in the given order. As many as possible keep theirs, so that few files change; trailing entries in
 * alphabetical order need none.
 */
export function placeNumbers(entries: readonly Numbered[]): (number | undefined)[] {
  const unnumbered = trailingUnnumbered(entries);
  const numbered = entries.slice(0, entries.length - unnumbered).map(({ order }) => order);
  const numbers = filled(numbered, longestRising(numbered)) ?? numbered.map((_, index) => (index + 1) * usualStep);
  return [...numbers, ...Array.from({ length: unnumbered }, () => undefined)];
}

/** How many trailing entries have no number and need none in this order. */
function trailingUnnumbered(entries: readonly Numbered[]): number {
  const last = entries.findLastIndex((entry, index) => {
    const next = entries[index + 1];
    return entry.order !== undefined || (next && inOrder(entry, next) > 0);
  });
  return entries.length - 1 - last;
}

/** Fills in numbers between the kept ones; undefined if there is no room. */
function filled(numbers: readonly (number | undefined)[], kept: readonly number[]): number[] | undefined {
  const result: number[] = [];
  for (const place of [...kept, numbers.length]) {
    const [from = 0, to] = [result.at(-1), numbers[place]];
    const count = place - result.length;
    const step = to === undefined ? usualStep : (to - from) / (count + 1);
    if (count > 0 && step < 1) return undefined;
    for (let index = 1; index <= count; index += 1) result.push(Math.floor(from + step * index));
    if (to !== undefined) result.push(to);
  }
  return result;
}

/** The indexes of the longest increasing subsequence; entries without a number are skipped. */
function longestRising(numbers: readonly (number | undefined)[]): number[] {
  const endingAt: number[][] = [];
  for (const [place, number] of numbers.entries()) {
    if (number === undefined) {
      endingAt.push([]);
      continue;
    }
    const before = endingAt.filter((each, other) => each.length > 0 && numbers[other]! < number);
    endingAt.push([...longest(before), place]);
  }
  return longest(endingAt);
}

function longest(sequences: readonly number[][]): number[] {
  return sequences.reduce((one, other) => (other.length > one.length ? other : one), []);
}
