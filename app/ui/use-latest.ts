import { useCallback, useLayoutEffect, useRef } from "react";

/** A stable function that always calls the latest callback. For event handlers only. */
export function useLatest<Values extends unknown[], Result>(act: (...values: Values) => Result) {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
