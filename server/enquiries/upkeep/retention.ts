import type { Log } from "../../log.ts";
import type { EnquiryArchive } from "../store/archive.ts";
import { isSettled, type ClockRecord } from "../store/clock-record.ts";
import { TextRemainsError } from "../store/deletion.ts";
import type { ChannelName } from "../store/enquiry.ts";
import type { DailyTask } from "./daily-tasks.ts";

const dayMs = 24 * 60 * 60_000;

interface Retention {
  retentionDays: number;
  /** Those that are set up. */
  channels: readonly ChannelName[];
}

/**
 * Deletes every day the enquiries that were received more than so many days ago and have been delivered. One that has not
 * reached the owner by any channel stays, as does one that still waits for a channel that is set up. Nothing is deleted until
 * the clock has run for a day without a leap: by a clock that is wrong everything could be old.
 */
export function retentionTask(
  archive: Pick<EnquiryArchive, "purge">,
  clock: Pick<ClockRecord, "observe">,
  { retentionDays, channels }: Retention,
  log: Log,
): DailyTask {
  let postponedSinceMs: number | undefined;
  return {
    name: "retention",
    fromMinute: 3 * 60,
    async run() {
      const observed = await clock.observe();
      if (!isSettled(observed)) {
        const { steadySinceMs } = observed;
        const since = new Date(steadySinceMs).toISOString();
        // It is tried again and again.
        if (steadySinceMs !== postponedSinceMs) log.info("old enquiries not deleted yet", { clockSteadySince: since });
        postponedSinceMs = steadySinceMs;
        return "again";
      }
      try {
        const deleted = await archive.purge(observed.nowMs - retentionDays * dayMs, { channels });
        log.info("old enquiries deleted", { deleted, retentionDays });
        return "done";
      } catch (error) {
        if (!(error instanceof TextRemainsError)) throw error;
        log.error("deleted text still on disk", { reason: error.message });
        return "again";
      }
    },
  };
}
