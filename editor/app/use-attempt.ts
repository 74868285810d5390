import { useState } from "react";
import { wordsOf } from "./api.ts";

/** A slow operation: whether it is running, and its error message until the next attempt. */
export function useAttempt() {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** @param act returns an error message, or undefined on success */
  async function attempt(act: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      setProblem(await act());
    } catch (error) {
      setProblem(wordsOf(error));
    } finally {
      setBusy(false);
    }
  }
  return { problem, isBusy, attempt };
}
