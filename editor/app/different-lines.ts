/** The range of lines in which two texts differ, and the number of its first line. */
export function differentLines(one: string, other: string): { first: number; before: string; after: string } {
  const [before, after] = [one.trimEnd().split("\n"), other.trimEnd().split("\n")];
  const least = Math.min(before.length, after.length);
  let same = 0;
  while (same < least && before[same] === after[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < least - same && before.at(-1 - sameAtEnd) === after.at(-1 - sameAtEnd)) sameAtEnd += 1;
  const between = (lines: readonly string[]) => lines.slice(same, lines.length - sameAtEnd).join("\n");
  return { first: same + 1, before: between(before), after: between(after) };
}
