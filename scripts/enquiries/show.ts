import type { EnquiryArchive } from "#server/enquiries/store/archive.ts";
import type { DeliveryReport } from "#server/enquiries/store/enquiry.ts";
import { CommandError } from "./command-error.ts";
import { inIndia, printable } from "./words.ts";

/** One enquiry with all that was written and how its delivery stands. */
export async function showEnquiry(archive: EnquiryArchive, reference: string): Promise<string> {
  const enquiry = await archive.find(reference.toUpperCase());
  if (!enquiry) throw new CommandError(`There is no enquiry ${reference}. The command list shows those there are.`);
  const fields = enquiry.request.template_params;
  const rows = [
    ["Reference", enquiry.reference],
    ["Received", `${inIndia(enquiry.receivedAtMs)}, India`],
    ["Name", fields.from_name],
    ["Email", fields.from_email],
    ["Phone", fields.from_phone],
    ["Location", fields.from_location],
    ...enquiry.deliveries.map((delivery) => [`By ${delivery.channel}`, deliveryWords(delivery)]),
  ];
  const head = rows.map(([label = "", value = ""]) => `${label.padEnd(11)}${printable(value)}`);
  return [...head, "", printable(fields.message)].join("\n");
}

function deliveryWords({ state, attempts, deliveredAtMs, reason }: DeliveryReport): string {
  const when = deliveredAtMs === null ? "" : ` ${inIndia(deliveredAtMs)}`;
  const tries = attempts === 1 ? "1 attempt" : `${attempts} attempts`;
  return `${state}${when}, ${tries}${reason === null ? "" : `, last: ${reason}`}`;
}
