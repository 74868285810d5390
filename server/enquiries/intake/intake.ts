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

/** What the operator configures about incoming enquiries. */
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
  /** Another service for which the site was built; empty for this server. */
  emailServiceOrigin: string;
}

const forwardTimeoutMs = 15_000;

/** Gives each request its receiver: one for calls by a script, one for a page's form. Both share the limits. */
export function createIntake({ store, receipts, log, settings, emailServiceOrigin }: IntakeParts) {
  const limit = createRateLimit(settings);
  /** As many pages are rendered for refused forms as enquiries are accepted. */
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
    /** Whether a page may be rendered for the sender of a refused form, which does not count towards the limits on enquiries. */
    mayRender: async (context: Context) => (await refusedForms.count(senderOf(context), true)) === undefined,
  };
}

/** An enquiry is on disk before its sender is told so. One that was sent before has its first reference. */
function storeEnquiries(store: EnquiryStore, receipts: Receipts | undefined, log: Log): EnquiryHandler {
  return async (request, sender, { trapFilled, receiptWanted }) => {
    try {
      const { reference, repeated } = await store.accept({ request, sender: sender?.sender ?? null });
      log.info(repeated ? "enquiry repeated" : "enquiry stored", { reference });
      if (!receiptWanted) return { accepted: true, reference };
      // Only the site's form can ask for one, and a repetition has had its own.
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

/** For a site that was built for another email service: what is sent without script is posted there, as the browser does with script. */
function forwardEnquiries(origin: string, log: Log): EnquiryHandler {
  return async (request) => {
    const outcome = await postToEmailService(origin, request, AbortSignal.timeout(forwardTimeoutMs));
    if (outcome.kind === "delivered") return { accepted: true };
    log.error("enquiry not forwarded", { reason: outcome.reason });
    return refusals.notForwarded;
  };
}
