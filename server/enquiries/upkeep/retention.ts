import type { Log } from "../../log.ts";
import type { EnquiryArchive } from "../store/archive.ts";
import { isSettled, type ClockRecord } from "../store/clock-record.ts";
import { TextRemainsError } from "../store/deletion.ts";
import type { ChannelName } from "../store/enquiry.ts";
import type { DailyTask } from "./daily-tasks.ts";

const dayMs = 24 * 60 * 60_000;

interface Retention {
  retentionDays: number;
  /** The configured channels. */
  channels: readonly ChannelName[];
}

export interface RetentionTask extends DailyTask {
  /** Whether the latest run has left deleted text on the disk. */
  textRemains(): boolean;
}

/**
 * Deletes delivered enquiries daily after the retention period. Enquiries that no channel has delivered stay, as do
 * those that still wait for a configured channel. Nothing is deleted until the clock has run for a day without a jump,
 * since a wrong clock could make every enquiry look old.
 */
export function retentionTask(
  archive: Pick<EnquiryArchive, "purge">,
  clock: Pick<ClockRecord, "observe">,
  { retentionDays, channels }: Retention,
  log: Log,
): RetentionTask {
  let textRemains = false;
  let postponedSinceMs: number | undefined;
  return {
    name: "retention",
    fromMinute: 3 * 60,
    textRemains: () => textRemains,
    async run() {
      const observed = await clock.observe();
      if (!isSettled(observed)) {
        const { steadySinceMs } = observed;
        const since = new Date(steadySinceMs).toISOString();
        // Log this only once: the task is retried often.
        if (steadySinceMs !== postponedSinceMs) log.info("old enquiries not deleted yet", { clockSteadySince: since });
        postponedSinceMs = steadySinceMs;
        return "again";
      }
      try {
        const deleted = await archive.purge(observed.nowMs - retentionDays * dayMs, { channels });
        textRemains = false;
        log.info("old enquiries deleted", { deleted, retentionDays });
        return "done";
      } catch (error) {
        if (!(error instanceof TextRemainsError)) throw error;
        textRemains = true;
        log.error("deleted text still on disk", { reason: error.message });
        return "again";
      }
    },
  };
}
