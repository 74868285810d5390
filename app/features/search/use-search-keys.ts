import { useEffect, useEffectEvent } from "react";
import { slashKey } from "./slash-key.ts";

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
