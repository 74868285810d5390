import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { isSecure, type TrustedProxies } from "../http/forwarded.ts";
import {
  chooseEncoding,
  entityTag,
  entityTagOf,
  isKnown,
  requestedRange,
  type Encoding,
} from "../http/representation.ts";
import { securityHeadersFor } from "../http/security-headers.ts";
import type { Log } from "../log.ts";
import { isPage, type StaticFile, type StoredFile } from "./file-index.ts";

interface FileHandlerParts {
  files: ReadonlyMap<string, StaticFile>;
  /** Whether the page at an address has to be rendered for this query, so that the prerendered one will not do. */
  dependsOnQuery: (address: string, query: URLSearchParams) => boolean;
  /** The Content-Security-Policy of the prerendered page at an address. */
  pagePolicy: (address: string) => string;
  isTrustedProxy: TrustedProxies;
  log: Log;
}

/** A file in one encoding, as it is sent. */
interface Representation extends StoredFile {
  etag: string;
  /** Kept in memory; absent where the file is large or needs no processor time to send. */
  content?: Buffer;
  /** Of every answer, one without a body included. */
  headers: Record<string, string>;
  contentType: string;
  encoding: Encoding | undefined;
}

const encodings = ["br", "gzip"] as const;
const maxKeptBytes = 256 * 1024;
const keptInMemory = /\.(html|data|js|css|br|gz)$/;

/**
 * Makes the function that answers GET and HEAD requests for the files of the built site, before anything makes Request and
 * Response objects of them. It returns false, and does nothing, for any other request.
 */
export function createFileHandler({ files, dependsOnQuery, pagePolicy, isTrustedProxy, log }: FileHandlerParts) {
  const representations = new Map<string, Promise<Representation>>();

  /** Reads a form of a file once, for its entity tag, and keeps it unless it is large. */
  const represent = (file: StaticFile, encoding: Encoding | undefined): Promise<Representation> => {
    const { path, bytes } = (encoding && file.compressed[encoding]) ?? file;
    const known = representations.get(path);
    if (known) return known;
    const made = describe(file, encoding, { path, bytes }, isPage(file) ? pagePolicy(file.address) : undefined);
    representations.set(path, made);
    made.catch(() => representations.delete(path));
    return made;
  };

  const answer = async (file: StaticFile, incoming: IncomingMessage, response: ServerResponse) => {
    const { headers: asked, method } = incoming;
    const offered = encodings.filter((encoding) => file.compressed[encoding]);
    const sent = await represent(file, chooseEncoding(asked["accept-encoding"], offered));
    const { etag, bytes, contentType, encoding } = sent;
    const headers: Record<string, string | number> = {
      ...sent.headers,
      ...securityHeadersFor(sent.headers, isSecure(incoming, isTrustedProxy)),
    };
    if (isKnown(asked["if-none-match"], etag)) return void response.writeHead(304, headers).end();

    const range =
      method === "GET" ? requestedRange(asked.range, asked["if-range"] as string | undefined, sent) : undefined;
    if (range === "unsatisfiable") {
      headers["content-range"] = `bytes */${bytes}`;
      return void response.writeHead(416, headers).end();
    }
    const { start, end } = range ?? { start: 0, end: bytes - 1 };
    headers["content-type"] = contentType;
    headers["content-length"] = end - start + 1;
    headers["accept-ranges"] = "bytes";
    if (encoding) headers["content-encoding"] = encoding;
    if (range) headers["content-range"] = `bytes ${start}-${end}/${bytes}`;
    response.writeHead(range ? 206 : 200, headers);
    if (method === "HEAD" || bytes === 0) response.end();
    else if (sent.content) response.end(range ? sent.content.subarray(start, end + 1) : sent.content);
    else await pipeline(createReadStream(sent.path, { start, end }), response);
  };

  return (incoming: IncomingMessage, response: ServerResponse): boolean => {
    if (incoming.method !== "GET" && incoming.method !== "HEAD") return false;
    const { address, query } = targetOf(incoming.url ?? "");
    const file = files.get(address);
    if (!file || (query.size > 0 && dependsOnQuery(address, query))) return false;
    answer(file, incoming, response).catch((error: NodeJS.ErrnoException) => {
      // A visitor who leaves before the end is not an error of the server.
      if (response.destroyed && error.code === "ERR_STREAM_PREMATURE_CLOSE") return;
      log.error("file not sent", { path: address, reason: error.code ?? error.name });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "content-type": "text/plain" }).end("This file cannot be read. Please try again.");
    });
    return true;
  };
}

async function describe(
  { compressed, contentType, immutable }: StaticFile,
  encoding: Encoding | undefined,
  { path, bytes }: StoredFile,
  policy: string | undefined,
): Promise<Representation> {
  const content = bytes <= maxKeptBytes && keptInMemory.test(path) ? await readFile(path) : undefined;
  const etag = content ? entityTagOf(content) : await entityTagOfFile(path);
  const headers = {
    etag,
    "cache-control": immutable ? "public, max-age=31536000, immutable" : "public, no-cache",
    ...(Object.keys(compressed).length > 0 ? { vary: "accept-encoding" } : {}),
    ...(policy === undefined ? {} : { "content-security-policy": policy }),
  };
  return {
    path,
    bytes: content?.length ?? bytes,
    etag,
    headers,
    contentType,
    encoding,
    ...(content ? { content } : {}),
  };
}

async function entityTagOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return entityTag(hash);
}

/** The address that a request line names, decoded, and its query. The address is empty where it cannot be decoded. */
function targetOf(url: string): { address: string; query: URLSearchParams } {
  const parsed = URL.parse(url.startsWith("/") ? `http://localhost${url}` : url);
  try {
    return {
      address: decodeURIComponent(parsed?.pathname ?? ""),
      query: parsed?.searchParams ?? new URLSearchParams(),
    };
  } catch {
    return { address: "", query: new URLSearchParams() };
  }
}
