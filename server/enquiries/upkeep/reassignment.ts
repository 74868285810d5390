import type { Log } from "../../log.ts";
import { codeOf } from "../delivery/delivery-attempt.ts";
import { repeat, type Repetition } from "./repeat.ts";

interface ReassignmentParts {
  /** Reassigns enquiries that wait for a removed channel to the configured ones. Resolves to their number. */
  reassign(): Promise<number>;
  /** Called if any enquiry was reassigned. */
  onReassigned(): void;
  log: Log;
  /** Delay before a retry after a database error. */
  againAfterMs?: number;
  /** A backup restored beside the running server adds enquiries. */
  everyMs?: number;
}

/** Reassigns as soon as the database is reachable, and every ten minutes after that. */
export function startReassignment({
  reassign,
  onReassigned,
  log,
  againAfterMs = 30_000,
  everyMs = 10 * 60_000,
}: ReassignmentParts): Repetition {
  return repeat(async () => {
    try {
      const enquiries = await reassign();
      if (enquiries > 0) {
        log.warn("enquiries were waiting for a channel that is no longer set up, and will be sent through the others", {
          enquiries,
        });
        onReassigned();
      }
      return everyMs;
    } catch (error) {
      log.error("enquiries not reassigned", { reason: codeOf(error) });
      return againAfterMs;
    }
  });
}
