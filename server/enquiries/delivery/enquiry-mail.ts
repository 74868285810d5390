import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import { dialledPhone } from "#content/text/phone-numbers.ts";
import type { StoredEnquiry } from "../store/enquiry.ts";
import { timeInIndia } from "../india-time.ts";
import { escapeHtml, headerWords, htmlDocument, isPlainAddress, lines, linked, oneLine } from "./mail-text.ts";
import type { SiteMail } from "./mailer.ts";

/** Composes the email to the owner about one enquiry. The same enquiry always gives the same email. */
export function composeMail({ reference, receivedAtMs, request }: StoredEnquiry): SiteMail {
  const { from_name, from_email, from_location, message } = request.template_params;
  const subject = `Enquiry ${reference} from ${headerWords(from_name, 60)}, ${headerWords(from_location, 60)}`;
  const received = receivedLine(receivedAtMs);
  const canReply = isPlainAddress(from_email);
  const hint = canReply
    ? "Replies to this email go to the visitor."
    : "Replies to this email will not reach the visitor, because the format of the address is unusual. Copy the address by hand.";
  const fields = fieldsOf(request);
  const text = lines(message);
  return {
    id: reference,
    subject,
    text: [
      `Enquiry ${reference}`,
      received,
      "",
      ...fields.map(fieldAsText),
      "",
      hint,
      "",
      // The message comes last so that no line of it looks like one of ours.
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

/** The line that says when an enquiry was received. */
export function receivedLine(receivedAtMs: number): string {
  return `Received ${timeInIndia(receivedAtMs)} (time in India)`;
}

interface Field {
  label: string;
  value: string;
  /** The target of the link: a phone call or an email. */
  href?: string | undefined;
}

/** The visitor's fields other than the message, each on one line. */
export function fieldsOf({ template_params: fields }: EnquiryRequest): Field[] {
  const { from_email: email, from_phone: phone } = fields;
  return [
    { label: "Name", value: oneLine(fields.from_name) },
    {
      label: "Email",
      value: oneLine(email),
      href: isPlainAddress(email) ? `mailto:${encodeURIComponent(email).replace("%40", "@")}` : undefined,
    },
    {
      label: "Phone",
      value: oneLine(dialledPhone(phone)),
      href: /^\d{10}$/.test(phone) ? `tel:+91${phone}` : undefined,
    },
    { label: "Location", value: oneLine(fields.from_location) },
  ];
}

export function fieldAsText({ label, value }: Field): string {
  return `${`${label}:`.padEnd(10)}${value}`;
}

const cell = 'style="padding:4px 16px 4px 0;text-align:left;vertical-align:top"';

export function tableOf(fields: readonly Field[]): string {
  const rows = fields.map(({ label, value, href }) => {
    const words = href ? `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>` : escapeHtml(value);
    return `<tr><th ${cell}>${label}</th><td ${cell}><bdi>${words}</bdi></td></tr>`;
  });
  return `<table style="border-collapse:collapse">\n${rows.join("\n")}\n</table>`;
}

export function messageAsHtml(text: string): string {
  return `<div dir="auto" style="max-width:70ch;white-space:pre-wrap;overflow-wrap:anywhere">${linked(text)}</div>`;
}

function htmlBody(reference: string, received: string, fields: readonly Field[], hint: string, text: string): string {
  return `<h1 style="margin:0;font-size:20px">Enquiry ${reference}</h1>
<p style="margin:0 0 16px">${received}</p>
${tableOf(fields)}
<p>${hint}</p>
<h2 style="font-size:16px">Message</h2>
${messageAsHtml(text)}`;
}
