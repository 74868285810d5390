import { parseShortlist } from "./parse-shortlist.ts";
import { emptyShortlist, offerShortlist } from "./shortlist-source.ts";
import type { Shortlist } from "./shortlist.ts";

const storageKey = "shortlist";

const listeners = new Set<() => void>();

/** What is stored, read once for each change of it: the same text gives the same list. */
let last: { text: string | null; list: Shortlist } = { text: null, list: emptyShortlist };

/** Where lists cannot be stored, this page keeps them until it is left. */
let unstored: string | undefined;

/** The visitor's list in this browser. It is the same object until it changes. */
export function readShortlist(): Shortlist {
  const text = unstored ?? storedText();
  if (text !== last.text) last = { text, list: parsedText(text) ?? emptyShortlist };
  return last.list;
}

/** Whether the list outlives this page. False where the browser keeps nothing for the site. */
export function isShortlistKept(): boolean {
  return unstored === undefined;
}

/** Keeps a list for this and every other page and tab of the site in this browser. */
export function changeShortlist(change: (list: Shortlist) => Shortlist): void {
  const text = JSON.stringify(change(readShortlist()));
  try {
    localStorage.setItem(storageKey, text);
    unstored = undefined;
  } catch {
    unstored = text;
  }
  for (const listener of listeners) listener();
}

/** Tells of every change, in this tab and in others. Returns a function that ends it. */
function followShortlist(listener: () => void): () => void {
  const fromAnotherTab = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  addEventListener("storage", fromAnotherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", fromAnotherTab);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parsedText(text: string | null): Shortlist | undefined {
  try {
    return text === null ? undefined : parseShortlist(JSON.parse(text));
  } catch {
    return undefined;
  }
}

offerShortlist({ read: readShortlist, follow: followShortlist });
