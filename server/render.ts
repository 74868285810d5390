import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { createRequestHandler, isRouteErrorResponse, RouterContextProvider } from "react-router";
import type { EnquiryReceiver } from "#app/enquiry/receiver-context.ts";
import { chooseEncoding } from "./accepted-encodings.ts";
import type { PagePolicy } from "./content-security-policy.ts";
import { entityTagOf, isKnown } from "./entity-tags.ts";
import type { Log } from "./log.ts";
import type { SiteBuild } from "./site-build.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Makes the function that renders a page for one request, with the enquiry receiver at hand for the page's action. */
export function createRenderer(build: SiteBuild, policyOf: PagePolicy, log: Log) {
  const handle = createRequestHandler(withErrorsLogged(build, log), "production");
  return async (request: Request, receiveEnquiry: EnquiryReceiver): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(build.entry.module.enquiryReceiverContext, receiveEnquiry);
    return compressed(await handle(asSeenByTheBrowser(request), context), request, policyOf);
  };
}

/** A visitor who leaves before the page is made is no error of the server, nor one who posts what no page takes. */
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
function asSeenByTheBrowser(request: Request): Request {
  const url = new URL(request.url);
  const origin = URL.parse(request.headers.get("origin") ?? "");
  if (origin?.host !== url.host || origin.protocol === url.protocol) return request;
  url.protocol = origin.protocol;
  return new Request(url, request);
}

async function compressed(response: Response, request: Request, policyOf: PagePolicy): Promise<Response> {
  const headers = new Headers(response.headers);
  if (!headers.has("cache-control")) headers.set("cache-control", "no-cache");
  const { status } = response;
  if (!response.body) return new Response(null, { status, headers });
  const content = Buffer.from(await response.arrayBuffer());
  if (headers.get("content-type")?.startsWith("text/html")) {
    headers.set("content-security-policy", policyOf(content.toString()));
  }
  headers.append("vary", "accept-encoding");
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined, ["br", "gzip"]);
  const body = await encode(content, encoding);
  if (status === 200 && request.method === "GET") {
    const etag = entityTagOf(body);
    headers.set("etag", etag);
    if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.length));
  return new Response(body, { status, headers });
}

async function encode(content: Buffer<ArrayBuffer>, encoding: "br" | "gzip" | undefined) {
  if (encoding === "br") return toBrotli(content, quickBrotli);
  return encoding === "gzip" ? toGzip(content) : content;
}
