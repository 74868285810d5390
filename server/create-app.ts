import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { emailServicePath } from "./enquiries/delivery/http-channels.ts";
import { allowOrigins, answerRefusal, createEnquiryEndpoint } from "./enquiries/intake/endpoint.ts";
import { createIntake, type IntakeSettings } from "./enquiries/intake/intake.ts";
import { refusals } from "./enquiries/intake/refusals.ts";
import type { EnquiryStore } from "./enquiries/store/enquiry-store.ts";
import { createHealthCheck } from "./http/health.ts";
import { logWhenAnswered } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages/pages.ts";
import { createQueryCheck } from "./pages/query-dependence.ts";
import type { Site } from "./pages/site-build.ts";
import { createFileHandler } from "./static/file-handler.ts";

const maxCallBytes = 32 * 1024;
/** A form encodes a letter of another script as nine characters or more: if its text is too long, the page itself says so. */
const maxFormBytes = 256 * 1024;

export interface AppParts {
  site: Site;
  store: EnquiryStore;
  /** Whether a mail server is set up that takes enquiries to the owner. */
  sendsMail: boolean;
  log: Log;
  settings: IntakeSettings & {
    /** See createHealthCheck. */
    healthToken?: string | undefined;
  };
}

/** Assembles the whole web application, without listening: the site's files first, and for everything else the routes. */
export function createApp({ site, store, sendsMail, log, settings }: AppParts): RequestListener {
  const { isTrustedProxy } = settings;
  const answerWithFile = createFileHandler({
    files: site.files,
    dependsOnQuery: createQueryCheck(site.build.routes),
    pagePolicy: site.prerenderedPolicy,
    isTrustedProxy,
    log,
  });
  const answer = getRequestListener(createRoutes({ site, store, sendsMail, log, settings }).fetch);
  return (incoming, response) => {
    logWhenAnswered(log, incoming, response);
    if (!answerWithFile(incoming, response)) void answer(incoming, response);
  };
}

function createRoutes({ site, store, sendsMail, log, settings }: AppParts) {
  const { emailServiceOrigin } = site.build.entry.module;
  const intake = createIntake({ store, log, settings, emailServiceOrigin });

  const routes = new Hono<{ Bindings: HttpBindings }>();
  routes.use(securityHeaders(settings.isTrustedProxy));
  routes.use(emailServicePath, allowOrigins(settings.allowedOrigins));
  // Only a POST has a body that is read.
  const limitBody = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => answerRefusal(context, refusals.tooLong) });
  routes.post(emailServicePath, limitBody(maxCallBytes));
  routes.post("*", limitBody(maxFormBytes));
  routes.get("/livez", (context) => context.text("ok", 200, { "cache-control": "no-store" }));
  routes.get("/healthz", createHealthCheck({ store, sendsMail, token: settings.healthToken }));
  routes.all(emailServicePath, createEnquiryEndpoint(intake.fromCall));
  routes.all("*", createPages(site, intake.fromPage, log));
  routes.onError((error, context) => {
    // Whoever leaves during a request reads no answer, and is not an error of the server.
    if (context.req.raw.signal.aborted) return context.text("", 400);
    log.error("request failed", { path: context.req.path, reason: error.name, stack: error.stack });
    return context.text("Something went wrong. Please try again.", 500);
  });
  return routes;
}
