import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { isSecure, type TrustedProxies } from "../http/forwarded.ts";
import { isKnown, requestedRange, type ByteRange } from "../http/representation.ts";
import type { Log } from "../log.ts";
import { isPage, type StaticFile } from "./file-index.ts";
import { openFile } from "./open-file.ts";
import { createRepresentations, type FileHeaders, type Representation } from "./representations.ts";

interface FileHandlerParts {
  /** The Content-Security-Policy of the prerendered page at an address. */
  pagePolicy: (address: string) => string;
  isTrustedProxy: TrustedProxies;
  log: Log;
}

/** Responds to GET and HEAD requests with files. */
export interface FileHandler {
  send(file: StaticFile, incoming: IncomingMessage, response: ServerResponse): void;
  /** Sends a page in response to a request for one that does not exist or is withdrawn. */
  sendInPlace(page: StaticFile, status: 404 | 410, incoming: IncomingMessage, response: ServerResponse): void;
}

/** Creates the handler of the built site's files, which runs before a Request or Response object is created. */
export function createFileHandler({ pagePolicy, isTrustedProxy, log }: FileHandlerParts): FileHandler {
  const represent = createRepresentations(pagePolicy);

  const answer = async (file: StaticFile, incoming: IncomingMessage, response: ServerResponse) => {
    const { headers: asked, method } = incoming;
    const represented = represent(file, asked["accept-encoding"]);
    const sent = represented instanceof Promise ? await represented : represented;
    const usual = isSecure(incoming, isTrustedProxy) ? sent.secureHeaders : sent.headers;
    const headers = asked["x-purpose"] === "prefetch" && isPage(file) ? kept(usual) : usual;
    if (isKnown(asked["if-none-match"], sent.etag)) return void response.writeHead(304, headers.always).end();

    const range =
      method === "GET" && asked.range !== undefined
        ? requestedRange(asked.range, asked["if-range"] as string | undefined, sent)
        : undefined;
    if (range === "unsatisfiable") {
      return void response.writeHead(416, { ...headers.always, "content-range": `bytes */${sent.bytes}` }).end();
    }
    if (!range) return sendBody(response, method, 200, headers.whole, sent);
    const { start, end } = range;
    const partial = { "content-length": end - start + 1, "content-range": `bytes ${start}-${end}/${sent.bytes}` };
    return sendBody(response, method, 206, { ...headers.whole, ...partial }, sent, range);
  };

  const answerInPlace = async (
    page: StaticFile,
    status: number,
    incoming: IncomingMessage,
    response: ServerResponse,
  ) => {
    const sent = await represent(page, incoming.headers["accept-encoding"]);
    const { whole } = isSecure(incoming, isTrustedProxy) ? sent.secureHeaders : sent.headers;
    const { etag: _, "accept-ranges": __, ...headers } = whole;
    return sendBody(response, incoming.method, status, headers, sent);
  };

  /** Opens the file before it sends the headers, so that an unreadable file still gets an error status. */
  const sendBody = async (
    response: ServerResponse,
    method: string | undefined,
    status: number,
    headers: Record<string, string | number>,
    { path, bytes, content }: Representation,
    { start, end }: ByteRange = { start: 0, end: bytes - 1 },
  ) => {
    if (method === "HEAD" || bytes === 0) return void response.writeHead(status, headers).end();
    if (content) return void response.writeHead(status, headers).end(content.subarray(start, end + 1));
    const stream = (await openFile(path)).createReadStream({ start, end });
    response.writeHead(status, headers);
    await pipeline(stream, response);
  };

  const reportingFailure = (file: StaticFile, response: ServerResponse, answered: Promise<void>) => {
    answered.catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ERR_STREAM_PREMATURE_CLOSE" && response.destroyed) return;
      log.error("file not sent", { path: file.address, reason: error.code ?? error.name });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "content-type": "text/plain" }).end(failureWords);
    });
  };
  return {
    send: (file, incoming, response) => reportingFailure(file, response, answer(file, incoming, response)),
    sendInPlace: (page, status, incoming, response) =>
      reportingFailure(page, response, answerInPlace(page, status, incoming, response)),
  };
}

/** Lets the browser show a prefetched page (`app/boot/prepare-next-page.ts`) without revalidation. */
function kept({ always, whole }: FileHeaders): FileHeaders {
  const cacheControl = { "cache-control": "private, max-age=60" };
  return { always: { ...always, ...cacheControl }, whole: { ...whole, ...cacheControl } };
}

const failureWords = "This file cannot be read. Please try again.";
