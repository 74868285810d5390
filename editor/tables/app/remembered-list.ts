/** Entries that were kept under a key in this browser, the oldest first. */
export function readRemembered<Entry>(key: string): readonly Entry[] {
  return JSON.parse(localStorage.getItem(key) ?? "[]") as readonly Entry[];
}

/** Keeps entries in place of those of the key, and forgets the oldest of more than `most`. */
export function keepRemembered<Entry>(key: string, entries: readonly Entry[], most: number): void {
  localStorage.setItem(key, JSON.stringify(entries.slice(-most)));
}
