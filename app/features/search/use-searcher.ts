import { useCallback, useEffect, useState } from "react";
import { loadSearch, searcherAtHand } from "./load-search.ts";

/**
 * The searcher, loaded as soon as it is wanted. When it could not be had, it is tried again once the browser is back online,
 * and whenever `retry` is called.
 */
export function useSearcher(wanted: boolean) {
  const [searcher, setSearcher] = useState(searcherAtHand);
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
