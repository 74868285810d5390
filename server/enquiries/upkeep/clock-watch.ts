import { setTimeout as wait } from "node:timers/promises";
import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/delivery-attempt.ts";
import type { ClockRecord } from "../store/clock-record.ts";

interface ClockWatchParts {
  clock: Pick<ClockRecord, "observe">;
  log: Log;
  /** Interval between observations. */
  everyMs?: number;
}

/** Observes the clock regularly, so that jumps are noticed and recorded. */
export function startClockWatch({ clock, log, everyMs = 10 * 60_000 }: ClockWatchParts): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const look = async () => {
    try {
      const { jumped, nowMs } = await clock.observe();
      if (jumped) log.warn("the clock has jumped, so nothing is deleted for a day", { to: isoTime(nowMs) });
    } catch (error) {
      log.warn("clock not recorded", { reason: codeOf(error) });
    }
  };
  const run = async () => {
    while (!stopping.signal.aborted) {
      await look();
      await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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

function isoTime(timeMs: number): string {
  return new Date(timeMs).toISOString();
}
