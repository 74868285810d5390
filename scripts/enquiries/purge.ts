import type { EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { CommandError } from "./command-error.ts";

const dayMs = 24 * 60 * 60_000;

/** Deletes for ever what was received so many days ago or earlier. `age` is such as `365d`. */
export async function purge(archive: EnquiryArchive, age: string | undefined, undelivered = false): Promise<string> {
  const days = /^([1-9]\d{0,4})d$/.exec(age ?? "")?.[1];
  if (!days) throw new CommandError("purge needs an age in days: --older-than 365d.");
  const purged = await archive.purge(Date.now() - Number(days) * dayMs, { undelivered });
  const which = undelivered ? "" : " that had been delivered";
  return `${purged} ${purged === 1 ? "enquiry" : "enquiries"}${which}, older than ${days} days: deleted.`;
}
