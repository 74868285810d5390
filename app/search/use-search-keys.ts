import { useEffect, useEffectEvent } from "react";

/** Calls for the search at `/` and at Ctrl K or ⌘ K, unless somebody is typing or another dialog is open. */
export function useSearchKeys(show: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSearch(event) || event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector("dialog:modal")) return;
    event.preventDefault();
    show();
  });
  useEffect(() => {
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

function asksForSearch({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === "k" : key === "/";
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
