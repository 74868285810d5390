import { setTimeout as wait } from "node:timers/promises";

export interface Repetition {
  /** Resolves once the work in progress has ended. */
  stop(): Promise<void>;
}

/**
 * Repeats work until it is stopped.
 * @param work must not reject; resolves to the pause until the next time, in milliseconds
 */
export function repeat(work: (stopping: AbortSignal) => Promise<number>): Repetition {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) await wait(await work(signal), undefined, { signal }).catch(() => undefined);
  };
  const finished = run();
  return {
    stop() {
      stopping.abort();
      return finished;
    },
  };
}
