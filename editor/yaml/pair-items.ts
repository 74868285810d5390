/** The origin of an item of the new list: its index in the old list, or none. */
export type Origin = number | undefined;

/**
 * Finds the old item that each item of a new list comes from: an equal one in the same order, an equal one elsewhere
 * if it was moved, or else the one that it replaces. @param before the items of the old list as strings, which are
 * equal for equal items
 */
export function pairItems(before: readonly string[], after: readonly string[]): Origin[] {
  const origins: Origin[] = after.map(() => undefined);
  for (const [from, to] of commonItems(before, after)) origins[to] = from;
  const anchors = [...origins];
  const free = new Set(before.keys());
  for (const origin of origins) if (origin !== undefined) free.delete(origin);

  for (const [to, item] of after.entries()) {
    if (origins[to] !== undefined) continue;
    const moved = [...free].find((from) => before[from] === item);
    if (moved === undefined) continue;
    origins[to] = moved;
    free.delete(moved);
  }
  // Items left between the same two neighbours were changed in place.
  let previous = -1;
  for (const [to, anchor] of anchors.entries()) {
    if (anchor !== undefined) {
      previous = anchor;
      continue;
    }
    if (origins[to] !== undefined) continue;
    const next = anchors.slice(to).find((each) => each !== undefined) ?? before.length;
    const changed = [...free].find((from) => from > previous && from < next);
    if (changed === undefined) continue;
    origins[to] = changed;
    free.delete(changed);
    previous = changed;
  }
  return origins;
}

/** The longest sequence of items that both lists have in the same order, as pairs of places. */
function commonItems(before: readonly string[], after: readonly string[]): [from: number, to: number][] {
  const lengths = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let from = before.length - 1; from >= 0; from--) {
    for (let to = after.length - 1; to >= 0; to--) {
      lengths[from]![to] =
        before[from] === after[to]
          ? lengths[from + 1]![to + 1]! + 1
          : Math.max(lengths[from + 1]![to]!, lengths[from]![to + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let from = 0, to = 0; from < before.length && to < after.length;) {
    if (before[from] === after[to]) pairs.push([from++, to++]);
    else if (lengths[from + 1]![to]! >= lengths[from]![to + 1]!) from++;
    else to++;
  }
  return pairs;
}
