import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isSecure } from "./http/forwarded.ts";
import { securityHeadersFor } from "./http/security-headers.ts";
import { createPageRenderer } from "./pages/page-renderer.ts";
import { createRoutes, type RouteParts } from "./create-routes.ts";
import { createFileHandler } from "./static/file-handler.ts";
import { notFoundAddress } from "./static/file-index.ts";
import type { Log } from "./log.ts";

/**
 * Assembles the web application without listening. Pages come from memory or from the renderers; the routes handle
 * forms, enquiries and health checks.
 */
export function createApp({ site, log, settings, ...parts }: RouteParts): RequestListener {
  const { isTrustedProxy } = settings;
  const { addresses, policyFor, pool } = site;
  const files = createFileHandler({ pagePolicy: site.prerenderedPolicy, isTrustedProxy, log });
  const renderer = createPageRenderer({ pool, policyFor, isTrustedProxy, files });
  const routes = getRequestListener(createRoutes({ site, renderer, log, settings, ...parts }).fetch);
  const notFoundPage = site.files.get(notFoundAddress);

  const sendWords = (incoming: IncomingMessage, response: ServerResponse, status: number, words: string, more = {}) => {
    response
      .writeHead(status, {
        "content-type": "text/plain; charset=utf-8",
        "content-length": words.length,
        ...more,
        ...securityHeadersFor({}, isSecure(incoming, isTrustedProxy)),
      })
      .end(incoming.method === "HEAD" ? undefined : words);
  };
  return (incoming, response) => {
    const { url = "", method } = incoming;
    logWhenAnswered(log, addresses.loggedPath(url), incoming, response);
    if (method !== "GET" && method !== "HEAD") return void routes(incoming, response);
    const found = addresses.find(url);
    switch (found.kind) {
      case "file":
        return files.send(found.file, incoming, response);
      case "rendered":
        return void renderer.send(found, incoming, response);
      case "elsewhere":
        return sendWords(incoming, response, 308, "", { location: found.location });
      case "gone":
        return files.sendInPlace(found.file, 410, incoming, response);
      case "endpoint":
        return void routes(incoming, response);
      case "unknown":
        return notFoundPage && !wantsNoPage(url)
          ? files.sendInPlace(notFoundPage, 404, incoming, response)
          : sendWords(incoming, response, 404, "Not found.");
      case "unreadable":
        return sendWords(incoming, response, 400, "This address is not valid.");
    }
  };
}

/**
 * Whether the request is for part of a page, such as a script or picture, so that nobody would see a "not found" page.
 */
function wantsNoPage(url: string): boolean {
  return /^\/(static|pictures|fonts)\/|\.data(\?|$)/.test(url);
}

/**
 * Logs a request after the response: method, path, status, time and bytes sent, but no address, query or name. An
 * unknown path is the visitor's error, not the server's.
 * @param path one of the site's own paths, since any other may contain text from a visitor
 */
function logWhenAnswered(log: Log, path: string, { method = "" }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const { socket } = response;
  const sentBefore = socket?.bytesWritten ?? 0;
  response.once("close", () => {
    const { statusCode: status, writableFinished } = response;
    log[status >= 500 ? "error" : "info"]("request", {
      method,
      path,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: (socket?.bytesWritten ?? 0) - sentBefore,
      ...(writableFinished ? {} : { visitorLeft: true }),
    });
  });
}
