import { visitedUrl } from "#app/seo/site-origin.ts";
import { enquiryRequest, type EmailService } from "../enquiry-request.ts";
import type { Enquiry } from "../fields.ts";
import type { FormSignals } from "../form-signals.ts";
import { sendEnquiry } from "../send-enquiry.ts";

export { recordSentMessage } from "../message-part.ts";
export { checkEnquiry } from "../schema.ts";

/** What is sent besides the five fields. */
export interface SubmissionDetails {
  service: EmailService;
  product: { name: string; id: string } | undefined;
  signals: FormSignals;
}

/**
 * Submits a valid enquiry to the email service.
 * @returns the service's answer about the enquiry
 * @throws EnquiryNotSentError when it was not accepted, MissingIdentifierError when the content names no service
 */
export async function submitEnquiry(enquiry: Enquiry, { service, product, signals }: SubmissionDetails) {
  const named = product && { name: product.name, address: visitedUrl(`/${product.id}`) };
  return sendEnquiry(enquiryRequest(enquiry, service, named), { signals });
}
