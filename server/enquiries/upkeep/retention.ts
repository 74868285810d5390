import type { Log } from "../../log.ts";
import type { EnquiryArchive } from "../store/archive.ts";
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
 * reached the owner by any channel stays, as does one that still waits for a channel that is set up.
 */
export function retentionTask(
  archive: Pick<EnquiryArchive, "purge">,
  { retentionDays, channels }: Retention,
  log: Log,
): DailyTask {
  return {
    name: "retention",
    fromMinute: 3 * 60,
    async run() {
      const deleted = await archive.purge(Date.now() - retentionDays * dayMs, { channels });
      log.info("old enquiries deleted", { deleted, retentionDays });
      return "done";
    },
  };
}
