import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver.ts";
import { clientAddress, type TrustedProxies } from "../../http/forwarded.ts";
import type { Log } from "../../log.ts";
import { postToEmailService } from "../delivery/http-channels.ts";
import type { Receipts } from "../receipts/receipts.ts";
import { StoreUnavailableError, type EnquiryStore } from "../store/enquiry-store.ts";
import { createAddressDigest } from "./address-digest.ts";
import { createRateLimit, type Rates } from "./rate-limit.ts";
import { createReceiver, type EnquiryHandler, type Sender } from "./receive-enquiry.ts";
import { refusals } from "./refusals.ts";

/** The operator's settings for incoming enquiries. */
export interface IntakeSettings extends Rates {
  isTrustedProxy: TrustedProxies;
  allowedOrigins: readonly string[];
}

interface IntakeParts {
  store: EnquiryStore;
  /** Absent without a mail server. */
  receipts?: Receipts | undefined;
  log: Log;
  settings: IntakeSettings;
  /** The third-party email service that the site was built for; empty for this server. */
  emailServiceOrigin: string;
}

const forwardTimeoutMs = 15_000;

/** Creates the receivers of requests: one for script calls, one for the page's form. Both share the rate limits. */
export function createIntake({ store, receipts, log, settings, emailServiceOrigin }: IntakeParts) {
  const limit = createRateLimit(settings);
  /** Renders as many pages for refused forms as the limit allows enquiries. */
  const refusedForms = createRateLimit(settings);
  const digest = createAddressDigest();
  const storing = createReceiver(storeEnquiries(store, receipts, log), limit, log);
  const receiveForm = emailServiceOrigin
    ? createReceiver(forwardEnquiries(emailServiceOrigin, log), limit, log)
    : storing;

  let warnedOfProxy = false;
  const senderOf = ({ env, req }: Context): Sender => {
    const { incoming } = env as HttpBindings;
    const address = clientAddress(incoming, settings.isTrustedProxy);
    if (!warnedOfProxy && req.header("x-forwarded-for") && address === clientAddress(incoming, () => false)) {
      warnedOfProxy = true;
      log.warn("a proxy is missing from TRUST_PROXY, so its visitors share one limit on enquiries");
    }
    return address === undefined ? null : digest(address);
  };
  return {
    fromCall: (context: Context): EnquiryReceiver => storing(senderOf(context)),
    fromPage: (context: Context): EnquiryReceiver => receiveForm(senderOf(context)),
    /**
     * Whether to render a page for the sender of a refused form, which does not count towards the limits on enquiries.
     */
    mayRender: async (context: Context) => (await refusedForms.count(senderOf(context), true)) === undefined,
  };
}

/** Stores an enquiry before confirming it. A repeated enquiry gets its first reference. */
function storeEnquiries(store: EnquiryStore, receipts: Receipts | undefined, log: Log): EnquiryHandler {
  return async (request, sender, { trapFilled, receiptWanted }) => {
    try {
      const { reference, repeated } = await store.accept({ request, sender: sender?.sender ?? null });
      log.info(repeated ? "enquiry repeated" : "enquiry stored", { reference });
      if (!receiptWanted) return { accepted: true, reference };
      // Only the site's form can request a receipt, and a repeated enquiry already had one.
      const isFromForm = trapFilled === false && !repeated;
      const recipient = request.template_params.from_email;
      const receipt = isFromForm && (await receipts?.request({ reference, recipient, origin: sender })) === true;
      return { accepted: true, reference, receipt };
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      log.error("enquiry not stored", { reason: error.message });
      return refusals.notKept;
    }
  };
}

/**
 * Forwards enquiries from the form to the third-party email service that the site was built for, as the script does in
 * the browser.
 */
function forwardEnquiries(origin: string, log: Log): EnquiryHandler {
  return async (request) => {
    const outcome = await postToEmailService(origin, request, AbortSignal.timeout(forwardTimeoutMs));
    if (outcome.kind === "delivered") return { accepted: true };
    log.error("enquiry not forwarded", { reason: outcome.reason });
    return refusals.notForwarded;
  };
}
