import type { ArchivedEnquiry, EnquiryArchive } from "#server/enquiries/store/archive.ts";
import { CommandError } from "./command-error.ts";
import { inIndia, oneLine, stateOf } from "./words.ts";

const usualLimit = 20;

/** The latest enquiries, one a line, under a line that counts them all. */
export async function listEnquiries(archive: EnquiryArchive, limit = String(usualLimit)): Promise<string> {
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new CommandError("--limit takes a whole number, such as 20.");
  const { waiting, delivered, parked } = await archive.counts();
  const enquiries = await archive.list({ limit: Number(limit) });
  const total = `${waiting} waiting, ${delivered} delivered, ${parked} parked`;
  return [total, ...enquiries.map(line)].join("\n");
}

function line(enquiry: ArchivedEnquiry): string {
  const { from_name: name, from_location: location, message } = enquiry.request.template_params;
  const state = stateOf(enquiry).padEnd(9);
  return `${enquiry.reference}  ${inIndia(enquiry.receivedAtMs)}  ${state}  ${oneLine(name, 24)}  ${oneLine(location, 20)}  ${oneLine(message, 60)}`;
}
