import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider } from "react-router";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";
import { chooseEncoding, entityTagOf, isKnown, type Encoding } from "../http/representation.ts";
import type { Log } from "../log.ts";
import type { PagePolicy } from "./content-security-policy.ts";
import type { SiteBuild } from "./site-build.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Makes the function that renders a page for one request, with the enquiry receiver at hand for the page's action. */
export function createRenderer(build: SiteBuild, policyFor: PagePolicy, log: Log) {
  const handle = createRequestHandler(withErrorsLogged(build, log), "production");
  const { enquiryReceiverContext, nonceContext } = build.entry.module;
  return async (request: Request, receiveEnquiry: EnquiryReceiver): Promise<Response> => {
    // Nobody can know it before the page is rendered: a script that came with the request cannot carry it.
    const nonce = randomBytes(18).toString("base64url");
    const context = new RouterContextProvider();
    context.set(enquiryReceiverContext, receiveEnquiry);
    context.set(nonceContext, nonce);
    const response = await handle(withBrowserScheme(request), context);
    return finish(response, request, { nonce, policy: policyFor([`'nonce-${nonce}'`]) });
  };
}

/** A visitor who leaves before the page is rendered is not an error of the server, nor one who posts what no page takes. */
function withErrorsLogged(build: SiteBuild, log: Log): SiteBuild {
  const handleError = (error: unknown, { request }: { request: Request }) => {
    if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
    const { pathname: path } = new URL(request.url);
    log.error("page failed", { path, reason: error instanceof Error ? error.stack : String(error) });
  };
  return { ...build, entry: { module: { ...build.entry.module, handleError } } };
}

/**
 * Behind a proxy that speaks HTTPS the request arrives over HTTP, and React Router would take the form of our own page
 * for one of another site. Where the browser names this host as the origin, its scheme is right.
 */
function withBrowserScheme(request: Request): Request {
  const url = new URL(request.url);
  const origin = URL.parse(request.headers.get("origin") ?? "");
  if (origin?.host !== url.host || origin.protocol === url.protocol) return request;
  url.protocol = origin.protocol;
  return new Request(url, request);
}

/** Adds the headers of a rendered page, and compresses it. */
async function finish(
  response: Response,
  request: Request,
  { nonce, policy }: { nonce: string; policy: string },
): Promise<Response> {
  const headers = new Headers(response.headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
  const { status } = response;
  const isPage = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isPage) headers.set("content-security-policy", policy);
  if (!response.body) return new Response(null, { status, headers });
  const content = Buffer.from(await response.arrayBuffer());
  headers.append("vary", "accept-encoding");
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined, ["br", "gzip"]);
  if (status === 200 && request.method === "GET") {
    // Pages that differ in the nonce alone are the same page: the browser's copy carries the nonce of its own policy.
    const withoutNonce = isPage ? content.toString().replaceAll(nonce, "") : content;
    const etag = entityTagOf(withoutNonce, encoding);
    headers.set("etag", etag);
    if (isKnown(request.headers.get("if-none-match"), etag)) {
      headers.delete("content-security-policy");
      return new Response(null, { status: 304, headers });
    }
  }
  const body = await encode(content, encoding);
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.length));
  return new Response(body, { status, headers });
}

async function encode(content: Buffer<ArrayBuffer>, encoding: Encoding | undefined) {
  if (encoding === "br") return toBrotli(content, quickBrotli);
  return encoding === "gzip" ? toGzip(content) : content;
}
