import { sitePages } from "#content/page-registry.ts";
import { data, redirect } from "react-router";
import { withAskedFor } from "../asked-for.ts";
import { asReference } from "../reference.ts";
import { enquiryRequest } from "../enquiry-request.ts";
import { signalsInForm } from "../form-signals.ts";
import { valuesOf } from "./form-values.ts";
import type { EnquiryReceiver } from "../receiver-context.ts";
import type { EnquiryErrors } from "../fields.ts";
import { checkEnquiry } from "../schema.ts";
import type { ContactData } from "./contact-data.ts";

/** What sending needs from the page's content. */
type SendingContent = Pick<ContactData, "emailService" | "products" | "askedId">;

/**
 * Receives the form as posted by a browser without script. An accepted enquiry redirects to a confirmation that can be reloaded;
 * otherwise the page comes back with the values that were entered.
 */
export async function sendFromPage(request: Request, content: SendingContent, receive: EnquiryReceiver) {
  const { emailService, products, askedId } = content;
  // A body that is not a form has no fields, and gets the same answer as an empty one.
  const posted = await request.formData().catch(() => new FormData());
  const values = valuesOf(posted);
  const { enquiry, errors } = checkEnquiry(values);
  if (errors) return data({ phase: "invalid" as const, errors, values, explanation: undefined }, { status: 400 });

  const named = products.find(({ id }) => id === askedId);
  const product = withAskedFor(named, new URL(request.url).searchParams);
  const outcome = await receive(enquiryRequest(enquiry, emailService, product), signalsInForm(posted));
  if (outcome.accepted) {
    const receipt = outcome.receipt === undefined ? "" : `&receipt=${outcome.receipt ? "coming" : "none"}`;
    return redirect(`${sitePages.contact.path}?sent=${asReference(outcome.reference) ?? "1"}${receipt}`, 303);
  }
  const none: EnquiryErrors = {};
  const { status, reason, retryAfterSeconds } = outcome;
  const headers: HeadersInit = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  return data({ phase: "failed" as const, errors: none, values, explanation: reason }, { status, headers });
}
