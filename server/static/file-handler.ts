import type { IncomingMessage, ServerResponse } from "node:http";
import { isSecure, type TrustedProxies } from "../http/forwarded.ts";
import { isKnown, requestedRange, type ByteRange } from "../http/representation.ts";
import type { Log } from "../log.ts";
import { isPage, type StaticFile } from "./file-index.ts";
import { openFile } from "./open-file.ts";
import { createRepresentations, type FileHeaders, type Representation } from "./representations.ts";

/** A visitor who does not read keeps one part of a streamed file in memory. */
const partBytes = 16 * 1024;

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

  /** Sends the headers with the first part, so that an unreadable file still gets an error status. */
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
    const opened = await openFile(path);
    try {
      for (let position = start; position <= end;) {
        const part = Buffer.allocUnsafeSlow(Math.min(partBytes, end + 1 - position));
        const { bytesRead } = await opened.read(part, 0, part.length, position);
        if (bytesRead === 0) throw new Error(`${path} has become shorter.`);
        if (!response.headersSent) response.writeHead(status, headers);
        if (!(await hasWritten(response, part.subarray(0, bytesRead)))) return;
        position += bytesRead;
      }
    } finally {
      await opened.close();
    }
    response.end();
  };

  const reportingFailure = (file: StaticFile, response: ServerResponse, answered: Promise<void>) => {
    answered.catch((error: NodeJS.ErrnoException) => {
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

/** Resolves when the part has been passed to the connection, with true, or the connection has closed, with false. */
function hasWritten(response: ServerResponse, part: Buffer): Promise<boolean> {
  if (response.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    const close = () => resolve(false);
    response.once("close", close);
    response.write(part, () => {
      response.off("close", close);
      resolve(true);
    });
  });
}
