import type { StoredEnquiry } from "../store/enquiry.ts";
import { timeInIndia } from "../india-time.ts";
import type { Channel } from "./channel.ts";
import { escapeHtml, headerWords, htmlDocument, isPlainAddress, lines, oneLine } from "./mail-text.ts";
import type { Mailer, OwnerMail } from "./mailer.ts";

/** Delivers enquiries by mail to the owner. */
export function mailChannel(mailer: Mailer): Channel {
  return { name: "mail", deliver: (enquiry, signal) => mailer.send(composeMail(enquiry), signal) };
}

/** Writes the mail by which the owner gets an enquiry. The same enquiry always gives the same mail. */
function composeMail({ reference, receivedAtMs, request }: StoredEnquiry): OwnerMail {
  const { from_name, from_email, from_phone, from_location, message } = request.template_params;
  const subject = `Enquiry ${reference} from ${headerWords(from_name, 60)}, ${headerWords(from_location, 60)}`;
  const received = `Received ${timeInIndia(receivedAtMs)} (time in India)`;
  const canReply = isPlainAddress(from_email);
  const hint = canReply
    ? "Replies to this email go to the visitor."
    : "Replies to this email will not reach the visitor, because the format of the address is unusual. Copy the address by hand.";
  const fields: [label: string, value: string][] = [
    ["Name", oneLine(from_name)],
    ["Email", oneLine(from_email)],
    ["Phone", oneLine(from_phone)],
    ["Location", oneLine(from_location)],
  ];
  const text = lines(message);
  return {
    id: reference,
    subject,
    text: [
      `Enquiry ${reference}`,
      received,
      "",
      ...fields.map(([label, value]) => `${`${label}:`.padEnd(10)}${value}`),
      "",
      hint,
      "",
      // Last, so that nothing in it can be mistaken for a line of ours.
      "Message:",
      "",
      text,
      "",
    ].join("\n"),
    html: htmlDocument(escapeHtml(subject), htmlBody(reference, received, fields, hint, text)),
    ...(canReply ? { replyTo: { name: headerWords(from_name), address: from_email } } : {}),
    headers: { "Enquiry-Reference": reference },
  };
}

const cell = 'style="padding:4px 16px 4px 0;text-align:left;vertical-align:top"';

function htmlBody(
  reference: string,
  received: string,
  fields: [label: string, value: string][],
  hint: string,
  text: string,
): string {
  const rows = fields.map(
    ([label, value]) => `<tr><th ${cell}>${label}</th><td ${cell}><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  );
  return `<h1 style="margin:0;font-size:20px">Enquiry ${reference}</h1>
<p style="margin:0 0 16px">${received}</p>
<table style="border-collapse:collapse">
${rows.join("\n")}
</table>
<p>${hint}</p>
<h2 style="font-size:16px">Message</h2>
<div dir="auto" style="max-width:70ch;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</div>`;
}
