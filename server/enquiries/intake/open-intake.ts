import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";
import { clientAddress, type TrustedProxies } from "../../http/forwarded.ts";
import type { Log } from "../../log.ts";
import type { EnquiryStore } from "../store/enquiry-store.ts";
import { createAddressDigest } from "./address-digest.ts";
import { createEnquiryForwarder } from "./forward-enquiry.ts";
import { createEnquiryKeeper } from "./keep-enquiry.ts";
import { createRateLimit } from "./rate-limit.ts";
import { createIntake } from "./receive-enquiry.ts";

/** What whoever runs the server decides about incoming enquiries. */
export interface IntakeSettings {
  isTrustedProxy: TrustedProxies;
  allowedOrigins: readonly string[];
  enquiriesPerMinute: number;
}

interface IntakeParts {
  store: EnquiryStore;
  log: Log;
  settings: IntakeSettings;
  /** Another service for which the site was built; empty for this server. */
  emailServiceOrigin: string;
}

/** Gives each request its receiver: one for the call of a script, one for a page's form. Both share one limit. */
export function openIntake({ store, log, settings, emailServiceOrigin }: IntakeParts) {
  const limit = createRateLimit(settings.enquiriesPerMinute);
  const digest = createAddressDigest();
  const keep = createEnquiryKeeper(store, log);
  const keeping = createIntake(keep, limit, log);
  const fromForm = emailServiceOrigin
    ? createIntake(createEnquiryForwarder(emailServiceOrigin, log), limit, log)
    : keeping;

  let toldOfProxy = false;
  const senderOf = ({ env, req }: Context): string | null => {
    const { incoming } = env as HttpBindings;
    const address = clientAddress(incoming, settings.isTrustedProxy);
    if (!toldOfProxy && req.header("x-forwarded-for") && address === clientAddress(incoming, () => false)) {
      toldOfProxy = true;
      log.warn("a proxy is not named in TRUST_PROXY, so that its visitors share one limit on enquiries");
    }
    return address === undefined ? null : digest(address);
  };
  return {
    fromCall: (context: Context): EnquiryReceiver => keeping(senderOf(context)),
    fromPage: (context: Context): EnquiryReceiver => fromForm(senderOf(context)),
  };
}
