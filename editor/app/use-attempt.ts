import { useState } from "react";
import { wordsOf } from "./api.ts";

/** Something that takes a while: whether it is under way, and why it has not succeeded, in words, until it is tried again. */
export function useAttempt() {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  /** @param act tries it, and says in words why it has not succeeded, or nothing if it has */
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
