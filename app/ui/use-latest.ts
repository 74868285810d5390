import { useCallback, useLayoutEffect, useRef } from "react";

/** A function that stays the same from one drawing to the next, and does what it was last given. For events alone. */
export function useLatest<Values extends unknown[], Result>(act: (...values: Values) => Result) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
