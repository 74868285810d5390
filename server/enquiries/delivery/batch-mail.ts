import { createHash } from "node:crypto";
import type { StoredEnquiry } from "../store/enquiry.ts";
import { fieldAsText, fieldsOf, messageAsHtml, receivedLine, tableOf } from "./enquiry-mail.ts";
import { htmlDocument, lines } from "./mail-text.ts";
import type { SiteMail } from "./mailer.ts";

const hint = "Replies to this email will not reach the visitors. Use each visitor's address.";

/** Composes one email to the owner that contains many enquiries in full. */
export function composeBatch(enquiries: readonly StoredEnquiry[]): SiteMail {
  const references = enquiries.map(({ reference }) => reference);
  const subject = `${enquiries.length} enquiries, the first ${references[0]}`;
  const intro = `Many enquiries were waiting, so these ${enquiries.length} come in one email.`;
  const digest = createHash("sha256").update(references.toSorted().join()).digest("hex").slice(0, 16);
  return {
    id: `batch-${digest}`,
    subject,
    text: [intro, hint, "", ...enquiries.map(asText)].join("\n"),
    html: htmlDocument(subject, `<p>${intro} ${hint}</p>\n${enquiries.map(asHtml).join("\n")}`),
    headers: { "Enquiry-Reference": references.join(", ") },
  };
}

/** Indents the message so that no line of it looks like the start of another enquiry. */
function asText({ reference, receivedAtMs, request }: StoredEnquiry): string {
  const message = lines(request.template_params.message).replaceAll(/^/gm, "    ");
  const head = [`Enquiry ${reference}`, receivedLine(receivedAtMs), ...fieldsOf(request).map(fieldAsText)];
  return [...head, "", message, "", ""].join("\n");
}

function asHtml({ reference, receivedAtMs, request }: StoredEnquiry): string {
  return `<hr>
<h2 style="margin:16px 0 0;font-size:18px">Enquiry ${reference}</h2>
<p style="margin:0 0 8px">${receivedLine(receivedAtMs)}</p>
${tableOf(fieldsOf(request))}
${messageAsHtml(lines(request.template_params.message))}`;
}
