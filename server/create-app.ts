import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createEnquiryEndpoint, enquiryPath } from "./enquiries/endpoint.ts";
import { createEnquiryForwarder } from "./enquiries/forward-enquiry.ts";
import { createEnquiryReceiver } from "./enquiries/receive-enquiry.ts";
import type { EnquiryStore } from "./enquiries/store/enquiry-store.ts";
import { createHealthCheck } from "./health.ts";
import type { Log } from "./log.ts";
import { createPages } from "./pages.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Site } from "./site-build.ts";

const largestBodyBytes = 32 * 1024;

export interface AppParts {
  site: Site;
  store: EnquiryStore;
  log: Log;
}

export type App = Hono<{ Bindings: HttpBindings }>;

/** Puts the whole web application together, without listening. */
export function createApp({ site, store, log }: AppParts): App {
  const receiveEnquiry = createEnquiryReceiver(store, log);
  const { emailServiceOrigin } = site.build.entry.module;
  const receiveFromPage = emailServiceOrigin ? createEnquiryForwarder(emailServiceOrigin, log) : receiveEnquiry;

  const app: App = new Hono();
  app.use(requestLog(log));
  app.use(securityHeaders);
  app.use(
    bodyLimit({ maxSize: largestBodyBytes, onError: (context) => context.text("The request is too long.", 413) }),
  );
  app.get("/livez", (context) => context.text("ok", 200, { "cache-control": "no-store" }));
  app.get("/healthz", createHealthCheck(store));
  app.all(enquiryPath, createEnquiryEndpoint(receiveEnquiry));
  app.all("*", createPages(site, receiveFromPage, log));
  app.onError((error, context) => {
    log.error("request failed", { path: context.req.path, reason: error.name, stack: error.stack });
    return context.text("Something went wrong here. Please try again.", 500);
  });
  return app;
}
