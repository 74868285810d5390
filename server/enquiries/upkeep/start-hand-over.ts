import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/errand.ts";

interface HandOverParts {
  /** Books the enquiries that wait for a channel no longer set up, and says how many they were. */
  handOver(): Promise<number>;
  /** Told when there were any. */
  onBooked(): void;
  log: Log;
  /** How long to wait when the database could not be reached. */
  againAfterMs?: number;
}

/** Hands over once, as soon as the database can be reached. */
export function startHandOver({ handOver, onBooked, log, againAfterMs = 30_000 }: HandOverParts): {
  stop(): Promise<void>;
} {
  const halt = new AbortController();
  const attempt = async (): Promise<boolean> => {
    try {
      const enquiries = await handOver();
      if (enquiries === 0) return true;
      log.warn("enquiries waited for a way that is no longer set up, and go by those that are", { enquiries });
      onBooked();
      return true;
    } catch (error) {
      log.error("enquiries not handed over", { reason: codeOf(error) });
      return false;
    }
  };
  const run = async () => {
    while (!halt.signal.aborted && !(await attempt())) {
      await wait(againAfterMs, undefined, { signal: halt.signal }).catch(() => undefined);
    }
  };
  const finished = run();
  return {
    stop() {
      halt.abort();
      return finished;
    },
  };
}
