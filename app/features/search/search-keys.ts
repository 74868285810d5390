import { browserStorage } from "#app/storage/browser-storage.ts";

/** The local storage key that records that the visitor has switched `/` off. */
const storageKey = "slash-off";

/**
 * Whether `/` opens the search. A single-key shortcut disturbs people who use speech input, so it can be switched
 * off.
 */
export const isSlashKeyOn = () => browserStorage.read(storageKey) === null;

/** Switches the `/` key on or off in this browser; only for this page if the browser stores nothing. */
export function setSlashKey(on: boolean): void {
  browserStorage.write(storageKey, on ? null : "yes");
}

/**
 * Matches while the visitor types in a field or a dialog is open. A field of a dialog that has just closed keeps
 * focus for a frame.
 */
const busySelector = "dialog:modal, :is(input, textarea, select):focus:not(dialog:not([open]) *)";

/**
 * Opens the search on Ctrl K or ⌘ K, and on `/` unless it is switched off, but not while the visitor types or a
 * dialog is open. Also gives its link the role of a button, because it no longer leaves the page.
 */
export function startSearch(): void {
  const launcher = () => document.querySelector<HTMLElement>(".search-launcher");
  const link = launcher();
  link?.setAttribute("role", "button");
  link?.setAttribute("aria-haspopup", "dialog");
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.querySelector(busySelector)) return;
    if (!isSearchKey(event) && !(event.key === " " && event.target === link)) return;
    event.preventDefault();
    launcher()?.click();
  });
}

function isSearchKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === "k" : key === "/" && isSlashKeyOn();
}
