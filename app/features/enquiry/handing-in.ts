import { enquiryRequest, type EmailService } from "./enquiry-request.ts";
import type { Enquiry } from "./fields.ts";
import type { FormSignals } from "./form-signals.ts";
import { sendEnquiry } from "./send-enquiry.ts";

export { checkEnquiry } from "./schema.ts";

/** What goes with the five fields. */
export interface Accompaniment {
  service: EmailService;
  productName: string | undefined;
  signals: FormSignals;
}

/**
 * Hands a correct enquiry to the e-mail service.
 * @returns the reference, where the service gave one
 * @throws EnquiryNotSentError when it was not taken, MissingIdentifierError when the content names no service
 */
export async function handIn(enquiry: Enquiry, { service, productName, signals }: Accompaniment) {
  return sendEnquiry(enquiryRequest(enquiry, service, productName), { signals });
}
