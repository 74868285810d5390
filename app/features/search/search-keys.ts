import { useEffect, useEffectEvent } from "react";

/** Where a browser keeps that its visitor has switched the key off. */
export const slashKeyPlace = "slash-off";

/** `/` opens the search. A key by itself disturbs who speaks to the machine, so it can be switched off. */
export const slashKey = { off: keptWord() !== null };

function keptWord(): string | null {
  try {
    return localStorage.getItem(slashKeyPlace);
  } catch {
    // There is no storage on the server, nor in a browser that keeps nothing.
    return null;
  }
}

/** Somebody is typing, or another dialog is open. */
const engaged = "dialog:modal, :is(input, textarea, select):focus";

/** Calls for the search at Ctrl K or ⌘ K, and at `/` unless that is switched off; not while the visitor is engaged elsewhere. */
export function useSearchKeys(show: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSearch(event) || event.defaultPrevented || document.querySelector(engaged)) return;
    event.preventDefault();
    show();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

function asksForSearch({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === "k" : !slashKey.off && key === "/";
}
