import { enquiryRequest, type EmailService } from "../enquiry-request.ts";
import type { Enquiry } from "../fields.ts";
import type { FormSignals } from "../form-signals.ts";
import { sendEnquiry } from "../send-enquiry.ts";

export { checkEnquiry } from "../schema.ts";

/** What is sent besides the five fields. */
export interface SubmissionDetails {
  service: EmailService;
  productName: string | undefined;
  signals: FormSignals;
}

/**
 * Submits a valid enquiry to the email service.
 * @returns the reference, if the service returned one
 * @throws EnquiryNotSentError when it was not accepted, MissingIdentifierError when the content names no service
 */
export async function submitEnquiry(enquiry: Enquiry, { service, productName, signals }: SubmissionDetails) {
  return sendEnquiry(enquiryRequest(enquiry, service, productName), { signals });
}
