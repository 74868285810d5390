import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/delivery-attempt.ts";
import type { ClockRecord } from "../store/clock-record.ts";
import { repeat, type Repetition } from "./repeat.ts";

const everyMs = 10 * 60_000;

/** Observes the clock regularly, so that jumps are noticed and recorded. */
export function startClockWatch(clock: Pick<ClockRecord, "observe">, log: Log): Repetition {
  return repeat(async () => {
    try {
      const { jumped, nowMs } = await clock.observe();
      const to = new Date(nowMs).toISOString();
      if (jumped) log.warn("the clock has jumped, so nothing is deleted for a day", { to });
    } catch (error) {
      log.warn("clock not recorded", { reason: codeOf(error) });
    }
    return everyMs;
  });
}
