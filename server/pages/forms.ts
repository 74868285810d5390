import { MIMEType } from "node:util";
import type { Context } from "hono";
import { valuesOf } from "#app/features/enquiry/form/form-values.ts";
import { receiveForm, type ContactForm, type ReceivedForm } from "#app/features/enquiry/form/receive-form.ts";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver.ts";
import type { WithBody } from "../enquiries/intake/endpoint.ts";
import { refusals } from "../enquiries/intake/refusals.ts";
import { failureWithoutWords } from "../failure.ts";
import type { Log } from "../log.ts";
import type { Addresses } from "./addresses.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { refusedPage, sentPage } from "./plain-pages.ts";
import type { RenderedPage } from "./rendering/messages.ts";

interface FormsParts {
  addresses: Addresses;
  contactForm: ContactForm;
  renderer: PageRenderer;
  receiverFor: (context: Context) => EnquiryReceiver;
  /** Whether one more page may be rendered for the sender of a form that was not accepted. */
  mayRender: (context: Context) => Promise<boolean>;
  log: Log;
}

/**
 * Answers what is posted to the contact page by its form without script, and every other method than GET and HEAD. An enquiry is stored
 * before anything is rendered.
 */
export function createForms({ addresses, contactForm, renderer, receiverFor, mayRender, log }: FormsParts) {
  // A proxy may pass on another host than the one that the visitor's browser names.
  const siteHost = URL.parse(contactForm.siteOrigin)?.host;
  const receive = async (data: FormData, context: Context): Promise<ReceivedForm> => {
    const { searchParams } = new URL(context.req.url);
    try {
      return await receiveForm({ data, query: searchParams }, contactForm, receiverFor(context));
    } catch (error) {
      log.error("enquiry not received", failureWithoutWords(error));
      const { reason, status } = refusals.notKept;
      return { answer: { phase: "failed", errors: {}, values: valuesOf(data), explanation: reason, status } };
    }
  };

  return async (context: Context<WithBody>): Promise<Response> => {
    const { req } = context;
    const url = new URL(req.url);
    const target = url.pathname + url.search;
    const { kind } = addresses.find(target);
    if (kind === "unreadable") return context.text("This address is not valid.", 400);
    if (req.method === "POST" && kind !== "file" && kind !== "rendered")
      return context.text("There is no page at this address.", 404);
    const takesForm = decodeURIComponent(url.pathname) === contactForm.address;
    if (req.method !== "POST" || !takesForm) {
      const allow = takesForm ? "GET, HEAD, POST" : "GET, HEAD";
      return context.text(`This address only accepts ${takesForm ? "GET and POST" : "GET"} requests.`, 405, { allow });
    }
    if (!isFromHost(req.header("origin"), [url.host, siteHost])) {
      log.info("form of another site refused");
      return context.text("This form was sent from the page of another site. Please use the form on this one.", 403);
    }
    const data = await readForm(context.get("body"), req.header("content-type") ?? "");
    const received = await receive(data, context);
    if ("location" in received) {
      const response = responseOf({ ...sentPage(received.location), status: 303 });
      response.headers.set("location", received.location);
      return response;
    }

    const { answer, retryAfterSeconds } = received;
    const refused = { target, answer, acceptEncoding: req.header("accept-encoding") };
    const shown = (await mayRender(context)) ? await renderer.showRefused(refused).catch(() => undefined) : undefined;
    const response = shown ?? responseOf(refusedPage(answer, data));
    if (retryAfterSeconds !== undefined) response.headers.set("retry-after", String(retryAfterSeconds));
    return response;
  };
}

function responseOf({ status, headers, body }: RenderedPage): Response {
  return new Response(new Uint8Array(body), { status, headers });
}

/** The contact form has far fewer. A hundred thousand take a second to read. */
const mostFields = 50;

/** A body that is no form of this site has no fields, and gets the same answer as an empty one. */
async function readForm(body: Buffer, contentType: string): Promise<FormData> {
  try {
    // The fields are counted by the type that is parsed, whatever other parameters the header has.
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
 * Whether a form was posted by a page of these hosts, or by no page at all. The scheme is not compared: behind a proxy that speaks
 * HTTPS the request arrives over HTTP.
 */
function isFromHost(origin: string | undefined, hosts: readonly (string | undefined)[]): boolean {
  return origin === undefined || hosts.includes(URL.parse(origin)?.host ?? "");
}
