import { Hono } from "hono";
import type { FailingChannel } from "./enquiries/delivery/channel-watch.ts";
import { emailServicePath } from "./enquiries/delivery/http-channels.ts";
import { allowOrigins, createEnquiryEndpoint, readBody, type WithBody } from "./enquiries/intake/endpoint.ts";
import { createIntake, type IntakeSettings } from "./enquiries/intake/intake.ts";
import type { Receipts } from "./enquiries/receipts/receipts.ts";
import type { EnquiryStore } from "./enquiries/store/enquiry-store.ts";
import { failureWithoutWords } from "./failure.ts";
import { createHealthCheck } from "./http/health.ts";
import { createRequestBodies } from "./http/request-bodies.ts";
import { allowReadingElsewhere, securityHeaders } from "./http/security-headers.ts";
import type { Log } from "./log.ts";
import { healthPath, livenessPath } from "./pages/site-addresses.ts";
import { createForms } from "./pages/forms.ts";
import type { PageRenderer } from "./pages/page-renderer.ts";
import type { Site } from "./pages/site.ts";

const maxCallBytes = 32 * 1024;
/**
 * A form encodes a Hindi letter as nine characters or more. If the text is too long, the page itself reports it.
 */
const maxFormBytes = 256 * 1024;

export interface RouteParts {
  site: Site;
  store: EnquiryStore;
  /** Whether enquiries are sent by email. */
  sendsMail: boolean;
  /** Sends receipts to visitors; absent without a mail server. */
  receipts?: Receipts | undefined;
  /** The channels that currently deliver no enquiries. */
  failingChannels?: () => readonly FailingChannel[];
  /** Whether deleted enquiries could not be removed from the disk. */
  textRemains?: () => boolean;
  /** Whether a newer version of the site cannot be loaded. */
  isOutdated?: () => boolean;
  log: Log;
  settings: IntakeSettings & {
    /** See createHealthCheck. */
    healthToken?: string | undefined;
    /** The number of days after which a delivered enquiry is deleted. */
    retentionDays: number;
  };
}

// Includes the length, which a HEAD response would otherwise lack.
const livenessHeaders = { "cache-control": "no-store", "content-length": "2" };

/** Creates the routes for everything other than pages and files: enquiries, forms and health checks. */
export function createRoutes({
  site,
  renderer,
  store,
  sendsMail,
  receipts,
  failingChannels,
  textRemains,
  isOutdated = () => false,
  log,
  settings,
}: RouteParts & { renderer: PageRenderer }) {
  const { addresses } = site;
  const { emailServiceOrigin, contactForm, retentionDays = settings.retentionDays } = site.pool.site;
  const intake = createIntake({ store, receipts, log, settings, emailServiceOrigin });

  const bodies = createRequestBodies();

  const routes = new Hono<WithBody>();
  routes.use(securityHeaders(settings.isTrustedProxy));
  routes.use(emailServicePath, allowOrigins(settings.allowedOrigins));
  routes.options("*", allowReadingElsewhere);
  // Only the body of a POST is read.
  routes.post(
    "*",
    readBody(bodies, (path) => (path === emailServicePath ? maxCallBytes : maxFormBytes)),
  );
  routes.get(livenessPath, (context) => context.text("ok", 200, livenessHeaders));
  if (settings.retentionDays !== retentionDays) {
    log.warn("the privacy page states a different retention period from ENQUIRY_RETENTION_DAYS", {
      stated: retentionDays,
      set: settings.retentionDays,
    });
  }
  const pagesFault = () => {
    if (!site.pool.isRendering()) return "only prerendered";
    if (isOutdated()) return "of the former version";
    return settings.retentionDays === retentionDays ? undefined : "with another retention period";
  };
  routes.get(
    healthPath,
    createHealthCheck({ store, sendsMail, failingChannels, textRemains, pagesFault, token: settings.healthToken }),
  );
  routes.all(emailServicePath, createEnquiryEndpoint(intake.fromCall));
  routes.all(
    "*",
    createForms({
      addresses,
      contactForm,
      renderer,
      receiverFor: intake.fromPage,
      mayRender: intake.mayRender,
      log,
    }),
  );
  routes.onError((error, context) => {
    // A client that disconnects during a request is not a server error.
    if (context.req.raw.signal.aborted) return context.text("", 400);
    log.error("request failed", { path: addresses.loggedPath(context.req.path), ...failureWithoutWords(error) });
    return context.text("Something went wrong. Please try again.", 500);
  });
  return routes;
}
