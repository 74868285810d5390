import { useCallback, useState } from "react";
import { wordsOf } from "./api.ts";

/** The error message of the last attempt, until one succeeds. */
export function useFailure() {
  const [failure, setFailure] = useState<string>();
  return {
    failure,
    /** Takes a thrown error. Anything but an EditorFailure is thrown again. */
    fail: useCallback((error: unknown) => setFailure(wordsOf(error)), []),
    succeed: useCallback(() => setFailure(undefined), []),
  };
}
