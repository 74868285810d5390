import type { EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { CommandError } from "./command-error.ts";

/** Makes what is parked or waits for its next attempt due now: one enquiry, or after an outage all. */
export async function retry(archive: EnquiryArchive, operand: string | undefined, all = false): Promise<string> {
  if (all === (operand !== undefined)) throw new CommandError("retry needs either a reference, or --all.");
  const reference = operand?.toUpperCase();
  const deliveries = await archive.retry(reference);
  if (reference === undefined) return `${deliveries} ${deliveries === 1 ? "delivery is" : "deliveries are"} due now.`;
  if (deliveries === 0) throw new CommandError(`Nothing of ${reference} waits or is parked.`);
  return `${reference} will be delivered again as soon as the server looks for work.`;
}
