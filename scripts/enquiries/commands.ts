import { normaliseReference } from "#app/features/enquiry/reference.ts";
import { dialledPhone } from "#content/text/phone-numbers.ts";
import type { ArchivedEnquiry, EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { obstaclesInWords } from "#server/enquiries/delivery/failure-in-words.ts";
import type { ClockRecord } from "#server/enquiries/store/clock-record.ts";
import type { DeliveryReport } from "#server/enquiries/store/enquiry.ts";
import type { EnquiryInbox } from "#server/enquiries/store/enquiry-inbox.ts";
import { oneLine, printable, stateOf, timeInIndia } from "./terminal-text.ts";

/** The command cannot run as typed; the message says what to do. */
export class CommandError extends Error {}

const defaultLimit = 20;
const dayMs = 24 * 60 * 60_000;

interface Listing {
  archive: EnquiryArchive;
  inbox: EnquiryInbox;
  limit?: string | undefined;
  /** Only enquiries that contain all these words. */
  words?: string | undefined;
}

/** The latest enquiries, one per line, below the totals and the reasons for undelivered ones. */
export async function listEnquiries({ archive, inbox, limit = String(defaultLimit), words }: Listing): Promise<string> {
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new CommandError("--limit must be a whole number, such as 20.");
  const { waiting, delivered, parked } = await archive.counts();
  const { enquiries } = await inbox.search({ view: "all", words, limit: Number(limit) });
  const total = `${waiting} waiting, ${delivered} delivered, ${parked} parked`;
  const obstacles = obstaclesInWords(await archive.obstacles());
  return [total, ...obstacles, ...enquiries.map(lineFor)].join("\n");
}

function lineFor(enquiry: ArchivedEnquiry): string {
  const { from_name: name, from_location: location, message } = enquiry.request.template_params;
  const state = stateOf(enquiry).padEnd(9);
  return `${enquiry.reference}  ${timeInIndia(enquiry.receivedAtMs)}  ${state}  ${oneLine(name, 24)}  ${oneLine(location, 20)}  ${oneLine(message, 60)}`;
}

/** One enquiry with all its fields and the state of its delivery. */
export async function showEnquiry(archive: EnquiryArchive, reference: string): Promise<string> {
  const enquiry = await archive.find(normaliseReference(reference));
  if (!enquiry) throw new CommandError(`There is no enquiry ${reference}. To see the latest, run the command list.`);
  const fields = enquiry.request.template_params;
  const rows = [
    ["Reference", enquiry.reference],
    ["Received", `${timeInIndia(enquiry.receivedAtMs)}, India`],
    ["Name", fields.from_name],
    ["Email", fields.from_email],
    ["Phone", dialledPhone(fields.from_phone)],
    ["Location", fields.from_location],
    ...enquiry.deliveries.map((delivery) => [`By ${delivery.channel}`, deliveryText(delivery)]),
    ...(enquiry.handledAtMs === null ? [] : [["Handled", timeInIndia(enquiry.handledAtMs)]]),
    ...(enquiry.note === "" ? [] : [["Note", enquiry.note]]),
  ];
  const head = rows.map(([label = "", value = ""]) => `${label.padEnd(11)}${printable(value)}`);
  return [...head, "", printable(fields.message)].join("\n");
}

function deliveryText({ state, attempts, deliveredAtMs, reason }: DeliveryReport): string {
  const time = deliveredAtMs === null ? "" : ` ${timeInIndia(deliveredAtMs)}`;
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return `${state}${time}, ${tries}${reason === null ? "" : `, last: ${reason}`}`;
}

/** Makes parked or waiting deliveries due now: of one enquiry or, after an outage, of all. */
export async function retry(archive: EnquiryArchive, operand: string | undefined, all = false): Promise<string> {
  if (all === (operand !== undefined)) throw new CommandError("retry needs either a reference or --all.");
  const reference = operand === undefined ? undefined : normaliseReference(operand);
  const deliveries = await archive.retry(reference);
  if (reference === undefined) return `${deliveries} ${deliveries === 1 ? "delivery is" : "deliveries are"} due now.`;
  if (deliveries === 0) throw new CommandError(`No delivery of ${reference} is waiting or parked.`);
  return `${reference} will be delivered again the next time the server checks.`;
}

interface Marking {
  handled?: boolean | undefined;
  open?: boolean | undefined;
  note?: string | undefined;
}

/** Records whether an enquiry has been handled, and the owner's note. */
export async function mark(
  inbox: EnquiryInbox,
  operand: string,
  { handled = false, open = false, note }: Marking,
): Promise<string> {
  if (handled && open) throw new CommandError("mark takes either --handled or --open.");
  if (!handled && !open && note === undefined) {
    throw new CommandError('mark needs one of: --handled, --open or --note "TEXT".');
  }
  const reference = normaliseReference(operand);
  const outcome = await inbox.mark(reference, { handled: handled || open ? handled : undefined, note });
  if (!outcome) throw new CommandError(`There is no enquiry ${reference}. Nothing was recorded.`);
  return `Recorded for ${reference}.`;
}

interface Purging {
  archive: EnquiryArchive;
  clock: Pick<ClockRecord, "isBelievable" | "nowMs">;
  /** Such as `365d`. */
  age: string | undefined;
  undelivered?: boolean | undefined;
  trustClock?: boolean | undefined;
}

/** Permanently deletes enquiries older than the given age, by a clock that can be trusted. */
export async function purge({
  archive,
  clock,
  age,
  undelivered = false,
  trustClock = false,
}: Purging): Promise<string> {
  const days = /^([1-9]\d{0,4})d$/.exec(age ?? "")?.[1];
  if (!days) throw new CommandError("purge needs an age in days, such as --older-than 365d.");
  const nowMs = await clock.nowMs();
  if (!trustClock && !(await clock.isBelievable())) {
    throw new CommandError(
      `The clock of the database shows ${timeInIndia(nowMs)} in India. It was changed, or no server has monitored it, within the last day. Nothing was deleted. If the time is right, add --trust-clock.`,
    );
  }
  const purged = await archive.purge(nowMs - Number(days) * dayMs, { undelivered });
  const which = undelivered ? "" : " that had been delivered";
  return `${purged} ${purged === 1 ? "enquiry" : "enquiries"}${which}, older than ${days} days: deleted.`;
}
