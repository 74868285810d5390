import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLatest } from "#app/ui/use-latest.ts";
import type { useCatalogueState } from "./use-catalogue-state.ts";

/** How long to wait after the last keystroke before searching. */
const restMs = 120;

/**
 * The search field: it searches for what is typed, and shows the words of Back, Forward and links. It is
 * uncontrolled, so that a letter alone renders nothing.
 */
export function useTypedQuery({ state, entry, isTyped, showTyped }: ReturnType<typeof useCatalogueState>) {
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readText = useCallback(() => input.current?.value ?? "", []);
  const search = useLatest((on: typeof entry) => {
    const words = readText();
    if (words.trim() !== state.query) showTyped({ entry: on, query: words });
  });
  const searchSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, restMs, entry);
  }, [search, entry]);

  const showAsked = useEffectEvent((query: string) => {
    if (input.current && !isTyped) input.current.value = query;
  });
  const shownQuery = useRef(state.query);
  useLayoutEffect(() => {
    if (shownQuery.current !== state.query) showAsked(state.query);
    shownQuery.current = state.query;
  }, [state.query]);

  // At first for text typed before the script ran, and on a new entry for text typed while it was made.
  useEffect(() => {
    searchSoon();
    return () => clearTimeout(timer.current);
  }, [searchSoon]);

  return { input, searchSoon, readText };
}
