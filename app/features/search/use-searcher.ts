import { useCallback, useEffect, useState } from "react";
import { loadSearch, loadedSearcher } from "./load-search.ts";

/**
 * The searcher, loaded as soon as `wanted` is true. If loading fails, it is retried when the browser is back
 * online or `retry` is called.
 */
export function useSearcher(wanted: boolean) {
  const [searcher, setSearcher] = useState(loadedSearcher);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    loadSearch().then(
      (loaded) => {
        setSearcher(loaded);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  const retry = useCallback(() => {
    setFailed(false);
    load();
  }, [load]);

  useEffect(() => {
    if (wanted && !searcher) load();
  }, [wanted, searcher, load]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [failed, retry]);

  return { searcher, failed, retry };
}
