import type { Channel } from "./channel.ts";
import { composeEnquiryMail } from "./compose-enquiry-mail.ts";
import type { Mailer } from "./mailer.ts";

/** Delivers enquiries by mail to the owner. */
export function mailChannel(mailer: Mailer): Channel {
  return { name: "mail", deliver: (enquiry, signal) => mailer.send(composeEnquiryMail(enquiry), signal) };
}
