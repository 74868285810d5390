import type { Shortlist } from "./shortlist.ts";

/** What has just happened to the list, in words, and how it is taken back. */
export interface ShortlistNews {
  words: string;
  undo?: ((list: Shortlist) => Shortlist) | undefined;
}

const listeners = new Set<() => void>();
let latest: ShortlistNews | undefined;

/** Tells the visitor, wherever on the page. Nothing takes the last news away. */
export function tellShortlistNews(news: ShortlistNews | undefined): void {
  latest = news;
  for (const listener of listeners) listener();
}

export function latestShortlistNews(): ShortlistNews | undefined {
  return latest;
}

export function followShortlistNews(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
