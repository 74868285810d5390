import { enquiryRequest, type EmailService, type ProductOfEnquiry } from "../enquiry-request.ts";
import type { Enquiry } from "../fields.ts";
import type { FormSignals } from "../form-signals.ts";
import { sendEnquiry } from "../send-enquiry.ts";

export { partSent } from "../put-into-message.ts";
export { checkEnquiry } from "../schema.ts";

/** What is sent besides the five fields. */
export interface SubmissionDetails {
  service: EmailService;
  product: ProductOfEnquiry | undefined;
  signals: FormSignals;
}

/**
 * Submits a valid enquiry to the email service.
 * @returns what the service has told about it
 * @throws EnquiryNotSentError when it was not accepted, MissingIdentifierError when the content names no service
 */
export async function submitEnquiry(enquiry: Enquiry, { service, product, signals }: SubmissionDetails) {
  return sendEnquiry(enquiryRequest(enquiry, service, product), { signals });
}
