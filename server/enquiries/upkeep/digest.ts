import type { Log } from "../../log.ts";
import type { Mailer } from "../delivery/mailer.ts";
import type { EnquiryArchive } from "../store/archive.ts";
import { composeDigest, namedAtMost } from "./compose-digest.ts";
import type { DailyTask } from "./daily-tasks.ts";
import { timeOfDayInIndia } from "./day-in-india.ts";

const sendAtMinute = 8 * 60;
const sendWithinMs = 60_000;

/** Sends the owner a mail every morning at eight in India: what came in, what waits and what is parked. */
export function digestTask(archive: Pick<EnquiryArchive, "list" | "counts">, mailer: Mailer, log: Log): DailyTask {
  return {
    name: "digest",
    fromMinute: sendAtMinute,
    async run(day, signal) {
      const untilMs = timeOfDayInIndia(day, sendAtMinute);
      const mail = composeDigest({
        day,
        received: await archive.list({ sinceMs: untilMs - 24 * 60 * 60_000 }),
        waiting: await archive.list({ state: "waiting", limit: namedAtMost }),
        parked: await archive.list({ state: "parked", limit: namedAtMost }),
        counts: await archive.counts(),
      });
      const outcome = await mailer.send(mail, AbortSignal.any([signal, AbortSignal.timeout(sendWithinMs)]));
      if (outcome.kind === "delivered") {
        log.info("digest sent", { day });
        return "done";
      }
      log[outcome.kind === "temporary" ? "warn" : "error"]("digest not sent", { day, reason: outcome.reason });
      return outcome.kind === "permanent" ? "done" : "again";
    },
  };
}
