/** The words in the order of their likeness to the one that was found: the one meant comes first. */
export function nearestFirst(found: string, words: readonly string[]): string[] {
  const distances = new Map(words.map((word) => [word, editDistance(found.toLowerCase(), word.toLowerCase())]));
  return words.toSorted((a, b) => distances.get(a)! - distances.get(b)!);
}

/** How many letters must be added, left out or changed to make one word the other (Levenshtein). */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const change = row[column - 1]! + (to[column - 1] === letter ? 0 : 1);
      next.push(Math.min(change, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
