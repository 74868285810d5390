import { escapeHtml, htmlDocument } from "../delivery/mail-text.ts";
import type { Address } from "../delivery/delivery-settings.ts";
import type { SiteMail } from "../delivery/mailer.ts";
import { timeInIndia } from "../india-time.ts";

/** The content of a receipt: nothing from the visitor except the address. */
interface ReceiptContent {
  reference: string;
  receivedAtMs: number;
  recipient: string;
  from: Address;
}

/** Composes the email that confirms an enquiry to its visitor. */
export function composeReceipt({ reference, receivedAtMs, recipient, from }: ReceiptContent): SiteMail {
  const subject = `Your enquiry ${reference}`;
  const site = from.name || from.address;
  const paragraphs = [
    `We received your enquiry on ${timeInIndia(receivedAtMs)} (time in India), and will contact you soon.`,
    `Your reference is ${reference}. Please quote it when you call or write to us. Your message is not repeated here.`,
    `You received this email because this address was entered in the enquiry form of ${site} and a receipt was asked for. If that was not you, you do not need to do anything: there will be no further email.`,
  ];
  return {
    id: `receipt-${reference}`,
    to: recipient,
    subject,
    text: `${paragraphs.join("\n\n")}\n`,
    html: htmlDocument(subject, paragraphs.map((words) => `<p>${escapeHtml(words)}</p>`).join("\n")),
    // Prevents out-of-office replies (RFC 3834).
    headers: { "Auto-Submitted": "auto-replied", "Enquiry-Reference": reference },
  };
}
