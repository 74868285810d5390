/** Entries that were kept under a key in this browser, the oldest first. What cannot be read counts as absent. */
export function readRemembered<Entry>(key: string): readonly Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? (kept as readonly Entry[]) : [];
  } catch {
    return [];
  }
}

/** Keeps entries in place of those of the key, and forgets the oldest of more than `most`. */
export function keepRemembered<Entry>(key: string, entries: readonly Entry[], most: number): void {
  localStorage.setItem(key, JSON.stringify(entries.slice(-most)));
}
