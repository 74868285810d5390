/** What a function picks from a sequence, so many at once. What it returns undefined for is left out. */
export async function* inGroups<One, Picked>(
  sequence: AsyncIterable<One>,
  length: number,
  pick: (one: One) => Picked | undefined,
): AsyncGenerator<Picked[]> {
  let group: Picked[] = [];
  for await (const one of sequence) {
    const picked = pick(one);
    if (picked === undefined) continue;
    if (group.push(picked) < length) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
