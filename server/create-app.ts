import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMemoryAnswers } from "./answer-from-memory.ts";
import { allowOrigins } from "./enquiries/intake/cross-origin.ts";
import { answerRefusal, createEnquiryEndpoint, enquiryPath } from "./enquiries/intake/endpoint.ts";
import { openIntake, type IntakeSettings } from "./enquiries/intake/open-intake.ts";
import { refusals } from "./enquiries/intake/refusals.ts";
import type { EnquiryStore } from "./enquiries/store/enquiry-store.ts";
import { createHealthCheck } from "./health.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Site } from "./site-build.ts";

const largestCallBytes = 32 * 1024;
/** A form writes a letter of another script as nine characters and more: with its words too long, the page itself says so. */
const largestFormBytes = 256 * 1024;

export interface AppParts {
  site: Site;
  store: EnquiryStore;
  /** Whether a mail server is set up that takes enquiries to the owner. */
  sendsMail: boolean;
  log: Log;
  settings: IntakeSettings;
}

export type App = Hono<{ Bindings: HttpBindings }>;

/** Puts the whole web application together, without listening. */
export function createApp({ site, store, sendsMail, log, settings }: AppParts) {
  const { emailServiceOrigin } = site.build.entry.module;
  const intake = openIntake({ store, log, settings, emailServiceOrigin });

  const app: App = new Hono();
  app.use(requestLog(log));
  app.use(securityHeaders(settings.isTrustedProxy));
  app.use(enquiryPath, allowOrigins(settings.allowedOrigins));
  // Only a POST has a body that is read.
  const takesAtMost = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (context) => answerRefusal(context, refusals.tooLong) });
  app.post(enquiryPath, takesAtMost(largestCallBytes));
  app.post("*", takesAtMost(largestFormBytes));
  app.get("/livez", (context) => context.text("ok", 200, { "cache-control": "no-store" }));
  app.get("/healthz", createHealthCheck(store, sendsMail));
  app.all(enquiryPath, createEnquiryEndpoint(intake.fromCall));
  app.all("*", createPages(site, intake.fromPage, log));
  app.onError((error, context) => {
    // Whoever leaves in the midst of a request reads no answer, and is no error of the server.
    if (context.req.raw.signal.aborted) return context.text("", 400);
    log.error("request failed", { path: context.req.path, reason: error.name, stack: error.stack });
    return context.text("Something went wrong here. Please try again.", 500);
  });
  return Object.assign(app, {
    answerAtOnce: createMemoryAnswers(site.files, log, settings.isTrustedProxy),
  });
}
