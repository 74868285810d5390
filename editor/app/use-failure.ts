import { useCallback, useState } from "react";
import { wordsOf } from "./api.ts";

/** Why something has not succeeded, in words, until it does. */
export function useFailure() {
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    /** Takes what was thrown. Anything but a failure of the editor is thrown again. */
    fail: useCallback((error: unknown) => setFailure(wordsOf(error)), []),
    succeed: useCallback(() => setFailure(undefined), []),
  };
}
