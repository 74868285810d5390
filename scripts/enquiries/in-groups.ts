/** Maps a sequence and yields the results in groups of a given length, leaving out undefined. */
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
