type Words = Readonly<Record<string, string>>;

/**
 * Adds kinds of room or of client by what is printed for them, under keys that are made of it: `Town hall` as `town-hall`.
 * One that is there already is not added once more.
 * @returns all words by their keys, and the keys of those that were added by their words
 */
export function addedKinds(before: Words, added: readonly string[]): { all: Words; keys: Words } {
  const all = { ...before };
  const keys: Record<string, string> = {};
  for (const printed of added) {
    const isSame = ([, other]: [string, string]) => other.toLowerCase() === printed.toLowerCase();
    const key = Object.entries(all).find(isSame)?.[0] ?? freeKey(printed, all);
    all[key] ??= printed.charAt(0).toUpperCase() + printed.slice(1);
    keys[printed] = key;
  }
  return { all, keys };
}

/** A key has letters and hyphens only, and a word in Devanagari leaves none of them. */
function freeKey(printed: string, taken: Words): string {
  const words = printed
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  let key = words.join("-") || "kind";
  while (Object.hasOwn(taken, key)) key += "-other";
  return key;
}
