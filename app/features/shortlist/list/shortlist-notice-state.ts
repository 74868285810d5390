import type { Shortlist } from "./shortlist.ts";

/** The last change to the list, and how to undo it. */
export interface ShortlistNoticeContent {
  text: string;
  undo?: ((list: Shortlist) => Shortlist) | undefined;
}

const listeners = new Set<() => void>();
let current: ShortlistNoticeContent | undefined;

/** Shows a notice, on any page. Undefined removes the current one. */
export function showShortlistNotice(notice: ShortlistNoticeContent | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}

export function currentShortlistNotice(): ShortlistNoticeContent | undefined {
  return current;
}

export function subscribeToShortlistNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
