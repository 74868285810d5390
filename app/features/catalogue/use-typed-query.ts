import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { useCatalogueState } from "./use-catalogue-state.ts";

/** How long to wait after the last keystroke before the words go into the address. */
const restMs = 120;

/** The words in the field: what is typed goes into the address, and where Back leads comes from there. */
export function useTypedQuery({ state, entry, byTyping, showTyped }: ReturnType<typeof useCatalogueState>) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(state.query);
  const [shown, setShown] = useState({ entry, query: state.query });
  if (shown.entry !== entry) {
    setShown({ entry, query: state.query });
    if (!byTyping && shown.query !== state.query) setText(state.query);
  }

  // What was typed before the script ran is only in the field.
  useLayoutEffect(() => {
    if (input.current) setText(input.current.value);
  }, []);

  const commit = useEffectEvent((words: string) => {
    if (words.trim() !== state.query) showTyped(words);
  });
  useEffect(() => {
    const timer = setTimeout(commit, restMs, text);
    return () => clearTimeout(timer);
  }, [text]);

  const readText = useCallback(() => input.current?.value ?? "", []);
  return { input, text, setText, readText };
}
