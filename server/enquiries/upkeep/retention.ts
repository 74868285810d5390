import type { Log } from "../../log.ts";
import type { EnquiryArchive } from "../store/archive.ts";
import type { DailyTask } from "./daily-tasks.ts";

const dayMs = 24 * 60 * 60_000;

/** Deletes every day what was received more than so many days ago and has been delivered; what was not stays. */
export function retentionTask(archive: Pick<EnquiryArchive, "purge">, retentionDays: number, log: Log): DailyTask {
  return {
    name: "retention",
    fromMinute: 3 * 60,
    async run() {
      const deleted = await archive.purge(Date.now() - retentionDays * dayMs);
      log.info("old enquiries deleted", { deleted, retentionDays });
      return "done";
    },
  };
}
