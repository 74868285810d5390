/** The indexes of the longest increasing subsequence; entries without a number are skipped. */
export function longestRising(numbers: readonly (number | undefined)[]): number[] {
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
