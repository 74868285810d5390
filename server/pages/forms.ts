import type { Context } from "hono";
import type { WithBody } from "../enquiries/intake/endpoint.ts";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";
import type { Log } from "../log.ts";
import type { Addresses } from "./addresses.ts";
import type { PageRenderer } from "./page-renderer.ts";

interface FormsParts {
  addresses: Addresses;
  renderer: PageRenderer;
  receiverFor: (context: Context) => EnquiryReceiver;
  /** The hosts, besides the one that a request names, whose pages may post forms. */
  allowedHosts: readonly string[];
  log: Log;
}

/** Answers what is posted to a page by a form without script, and every other method than GET and HEAD. */
export function createForms({ addresses, renderer, receiverFor, allowedHosts, log }: FormsParts) {
  return async (context: Context<WithBody>): Promise<Response> => {
    const { req } = context;
    if (req.method !== "POST") {
      return context.text("This address only accepts GET and POST requests.", 405, { allow: "GET, HEAD, POST" });
    }
    const url = new URL(req.url);
    const target = url.pathname + url.search;
    const { kind } = addresses.find(target);
    if (kind === "unreadable") return context.text("This address is not valid.", 400);
    if (kind !== "file" && kind !== "rendered") return context.text("There is no page at this address.", 404);
    if (!isFromHost(req.header("origin"), [url.host, ...allowedHosts])) {
      log.info("form of another site refused");
      return context.text("This form was sent from the page of another site. Please use the form on this one.", 403);
    }
    const body = new Uint8Array(context.get("body"));
    const form = { target, contentType: req.header("content-type") ?? "", body };
    return renderer.post({ ...form, acceptEncoding: req.header("accept-encoding") }, receiverFor(context));
  };
}

/**
 * Whether a form was posted by a page of these hosts, or by no page at all. The scheme is not compared: behind a proxy that speaks
 * HTTPS the request arrives over HTTP.
 */
function isFromHost(origin: string | undefined, hosts: readonly string[]): boolean {
  return origin === undefined || hosts.includes(URL.parse(origin)?.host ?? "");
}
