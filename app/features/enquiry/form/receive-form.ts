import type { Translation } from "#content/schema/hindi.ts";
import { withRequest } from "../request-in-address.ts";
import { enquiryRequest, type EmailService } from "../enquiry-request.ts";
import { signalsInForm } from "../form-signals.ts";
import type { PostedAnswer } from "../form-state.ts";
import type { EnquiryReceiver } from "../receiver.ts";
import { parseReference } from "../reference.ts";
import { checkEnquiry } from "../schema.ts";
import { valuesOf } from "./form-values.ts";

/** What the server needs to receive the contact form without rendering its page. */
export interface ContactForm {
  /** The address of the form and of its posts: `/contact`. */
  address: string;
  /** The same form in Hindi, with the words of the answers to it. */
  hindi?: { address: string; words: readonly Translation[] } | undefined;
  /** The origin of the site, such as `https://www.example.com`. */
  siteOrigin: string;
  emailService: EmailService;
  /** The products that an enquiry can be about. */
  products: readonly { id: string; name: string }[];
}

/** A form that was posted without JavaScript. */
export interface PostedForm {
  data: FormData;
  /** The query of the address that it was posted to. */
  query: URLSearchParams;
}

export type ReceivedForm =
  /** Accepted, and confirmed on the page at this address, which can be reloaded. */
  { location: string } | { answer: PostedAnswer; retryAfterSeconds?: number | undefined };

/** Validates a form that was posted without JavaScript, and passes its enquiry on. */
export async function receiveForm(
  { data, query }: PostedForm,
  { address, siteOrigin, emailService, products }: ContactForm,
  receive: EnquiryReceiver,
): Promise<ReceivedForm> {
  const values = valuesOf(data);
  const { enquiry, errors } = checkEnquiry(values);
  if (errors) return { answer: { phase: "invalid", errors, values, status: 400 } };

  const askedId = query.get("product");
  const product = withRequest(
    products.find(({ id }) => id === askedId),
    query,
  );
  const named = product && { name: product.name, address: `${siteOrigin}/${product.id}` };
  const outcome = await receive(enquiryRequest(enquiry, emailService, named), signalsInForm(data));
  if (outcome.accepted) {
    const receipt = outcome.receipt === undefined ? "" : `&receipt=${outcome.receipt ? "coming" : "none"}`;
    return { location: `${address}?sent=${parseReference(outcome.reference) ?? "1"}${receipt}` };
  }
  const { status, reason, retryAfterSeconds } = outcome;
  return { answer: { phase: "failed", errors: {}, values, explanation: reason, status }, retryAfterSeconds };
}
