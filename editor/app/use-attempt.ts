import { useState } from "react";
import { wordsOf } from "./api.ts";

/** Something that takes a while: whether it is under way, and why it has not succeeded, in words, until it is tried again. */
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
