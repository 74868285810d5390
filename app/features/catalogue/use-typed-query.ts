import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { useCatalogueState } from "./use-catalogue-state.ts";

/** How long to wait after the last keystroke before the words are searched for. */
const restMs = 120;

/** The words in the field: what is typed is searched for, and where Back leads comes from the address. */
export function useTypedQuery({ state, entry, typed, byTyping, showTyped }: ReturnType<typeof useCatalogueState>) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.query);
  const [shown, setShown] = useState({ entry, query: state.query });
  if (shown.entry !== entry) {
    setShown({ entry, query: state.query });
    const asked = typed?.entry === shown.entry ? typed.query.trim() : shown.query;
    if (!byTyping && asked !== state.query) setText(state.query);
  }

  // What was typed before the script ran is only in the field.
  useLayoutEffect(() => {
    if (input.current) setText(input.current.value);
  }, []);

  const search = useEffectEvent((words: string, on: typeof entry) => {
    if (words.trim() !== state.query) showTyped({ entry: on, query: words });
  });
  useEffect(() => {
    // Once more on a new entry, which does not know the words that were typed while it was made.
    const timer = setTimeout(search, restMs, text, entry);
    return () => clearTimeout(timer);
  }, [text, entry]);

  const readText = useCallback(() => input.current?.value ?? "", []);
  return { input, text, setText, readText };
}
