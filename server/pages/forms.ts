import { MIMEType } from "node:util";
import type { Context } from "hono";
import { valuesOf } from "#app/features/enquiry/form/form-values.ts";
import { receiveForm, type ContactForm, type ReceivedForm } from "#app/features/enquiry/form/receive-form.ts";
import type { EnquiryReceiver, EnquiryRefused } from "#app/features/enquiry/receiver.ts";
import type { WithBody } from "../enquiries/intake/endpoint.ts";
import { refusals } from "../enquiries/intake/refusals.ts";
import { failureWithoutWords } from "../failure.ts";
import type { Log } from "../log.ts";
import type { Addresses } from "./site-addresses.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { refusedPage, sentPage } from "./plain-pages.ts";
import type { RenderedPage } from "./rendering/renderer-messages.ts";

interface FormsParts {
  addresses: Addresses;
  contactForm: ContactForm;
  renderer: PageRenderer;
  receiverFor: (context: Context) => EnquiryReceiver;
  /** Whether another page may be rendered for the sender of a refused form. */
  mayRender: (context: Context) => Promise<boolean>;
  log: Log;
}

/**
 * Handles forms that the contact page posts without JavaScript, and all methods other than GET and HEAD. An enquiry is
 * stored before anything is rendered.
 */
export function createForms({ addresses, contactForm, renderer, receiverFor, mayRender, log }: FormsParts) {
  // A proxy may forward a different host from the one in the browser's Origin header.
  const siteHost = URL.parse(contactForm.siteOrigin)?.host;
  const receive = async (data: FormData, address: string, context: Context): Promise<ReceivedForm> => {
    const { searchParams, host } = new URL(context.req.url);
    if (!isFromHost(context, [host, siteHost])) {
      log.info("form of another site refused");
      return refusedForm(data, refusals.otherSite);
    }
    try {
      return await receiveForm({ data, query: searchParams }, { ...contactForm, address }, receiverFor(context));
    } catch (error) {
      log.error("enquiry not received", failureWithoutWords(error));
      return refusedForm(data, refusals.notKept);
    }
  };

  return async (context: Context<WithBody>): Promise<Response> => {
    const { req } = context;
    const url = new URL(req.url);
    const target = url.pathname + url.search;
    const found = addresses.find(target);
    if (found.kind === "unreadable") return context.text("This address is not valid.", 400);
    const file = found.kind === "file" || found.kind === "rendered" ? found.file : undefined;
    if (req.method === "POST" && !file) return context.text("There is no page at this address.", 404);
    const address = [contactForm.address, contactForm.hindi?.address].find((each) => each && each === file?.address);
    const takesForm = address !== undefined;
    if (req.method !== "POST" || !takesForm) {
      const allow = takesForm ? "GET, HEAD, POST" : "GET, HEAD";
      return context.text(`This address only accepts ${takesForm ? "GET and POST" : "GET"} requests.`, 405, { allow });
    }
    const data = await readForm(context.get("body"), req.header("content-type") ?? "");
    const received = await receive(data, address, context);
    if ("location" in received) {
      const response = responseOf({ ...sentPage(received.location, contactForm), status: 303 });
      response.headers.set("location", received.location);
      return response;
    }

    const { answer, retryAfterSeconds } = received;
    const refused = { target, answer, acceptEncoding: req.header("accept-encoding") };
    const shown = (await mayRender(context)) ? await renderer.showRefused(refused).catch(() => undefined) : undefined;
    const response = shown ?? responseOf(refusedPage(answer, data, target, contactForm));
    if (retryAfterSeconds !== undefined) response.headers.set("retry-after", String(retryAfterSeconds));
    return response;
  };
}

function refusedForm(data: FormData, { reason, status }: EnquiryRefused): ReceivedForm {
  return { answer: { phase: "failed", errors: {}, values: valuesOf(data), explanation: reason, status } };
}

function responseOf({ status, headers, body }: RenderedPage): Response {
  return new Response(new Uint8Array(body), { status, headers });
}

/** The contact form has far fewer fields. Parsing a hundred thousand takes a second. */
const mostFields = 50;
/** Browsers send less than a hundred characters. Parsing 15,000 with many spaces takes a third of a second. */
const longestContentType = 256;

/** Parses a form. Any other body counts as an empty form and gets the same response. */
async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  if (contentType.length > longestContentType) return new FormData();
  try {
    // Count fields by the type that is parsed, regardless of other parameters in the header.
    const type = new MIMEType(contentType);
    const separator = type.essence === "multipart/form-data" ? `--${type.params.get("boundary")}` : "&";
    if (occursMoreThan(mostFields, body, separator)) return new FormData();
    return await new Response(new Uint8Array(body), { headers: { "content-type": String(type) } }).formData();
  } catch {
    return new FormData();
  }
}

function occursMoreThan(times: number, body: Buffer, words: string): boolean {
  let found = 0;
  for (let at = body.indexOf(words); at >= 0 && found <= times; at = body.indexOf(words, at + words.length)) found += 1;
  return found > times;
}

/**
 * Whether a form was posted from a page on these hosts, or without an origin. The scheme is ignored: behind an HTTPS
 * proxy the request arrives over HTTP. Where a program or proxy forbids referrers, the origin is `null` on the site's
 * own pages too.
 */
function isFromHost({ req }: Context, hosts: readonly (string | undefined)[]): boolean {
  const origin = req.header("origin");
  if (origin === "null" && req.header("sec-fetch-site") === "same-origin") return true;
  return origin === undefined || hosts.includes(URL.parse(origin)?.host ?? "");
}
