import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/delivery-attempt.ts";

interface ReassignmentParts {
  /** Assigns enquiries that wait for a channel no longer set up to those that are, and resolves to how many there were. */
  reassign(): Promise<number>;
  /** Called when there were any. */
  onReassigned(): void;
  log: Log;
  /** How long to wait when the database could not be reached. */
  againAfterMs?: number;
}

/** Reassigns once, as soon as the database can be reached. */
export function startReassignment({ reassign, onReassigned, log, againAfterMs = 30_000 }: ReassignmentParts): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const attempt = async (): Promise<boolean> => {
    try {
      const enquiries = await reassign();
      if (enquiries === 0) return true;
      log.warn("enquiries were waiting for a channel that is no longer set up, and will be sent through the others", {
        enquiries,
      });
      onReassigned();
      return true;
    } catch (error) {
      log.error("enquiries not reassigned", { reason: codeOf(error) });
      return false;
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted && !(await attempt())) {
      await wait(againAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const finished = run();
  return {
    stop() {
      stopping.abort();
      return finished;
    },
  };
}
