import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { chooseEncoding, entityTag, entityTagOf, type Encoding } from "../http/representation.ts";
import { securityHeadersFor } from "../http/security-headers.ts";
import { openFile, readSiteFile } from "./open-file.ts";
import { isPage, type StaticFile, type StoredFile } from "./file-index.ts";

/** The headers of a file in one encoding. */
export interface FileHeaders {
  /** For every response, including one without a body. */
  always: Record<string, string>;
  /** For a response with the whole file. */
  whole: Record<string, string | number>;
}

/** A file in one encoding. */
export interface Representation extends StoredFile {
  /** Absent for a file that is read again for each response. */
  content?: Buffer | undefined;
  etag: string;
  contentType: string;
  encoding: Encoding | undefined;
  headers: FileHeaders;
  /** For an encrypted connection. */
  secureHeaders: FileHeaders;
}

const encodings = ["br", "gzip"] as const;

/** All visitors share a file in memory, however slowly they read it. Larger files are streamed to each of them. */
const maxKeptFileBytes = 4 * 1024 * 1024;
const maxKeptBytes = 64 * 1024 * 1024;

/**
 * Creates the function that selects the version of a file that a browser accepts. Each version is read once, for its
 * entity tag. Small ones then stay in memory, as long as there is room.
 * @param pagePolicy the Content-Security-Policy of the prerendered page at an address
 */
export function createRepresentations(pagePolicy: (address: string) => string) {
  const known = new Map<string, Representation | Promise<Representation>>();
  let keptBytes = 0;
  const withinMemory = (representation: Representation): Representation => {
    if (!representation.content) return representation;
    if (keptBytes + representation.bytes > maxKeptBytes) return { ...representation, content: undefined };
    keptBytes += representation.bytes;
    return representation;
  };
  return (file: StaticFile, acceptEncoding: string | undefined): Representation | Promise<Representation> => {
    const offered = encodings.filter((encoding) => file.compressed[encoding]);
    const encoding = chooseEncoding(acceptEncoding, offered);
    const stored = (encoding && file.compressed[encoding]) ?? file;
    const found = known.get(stored.path);
    if (found) return found;
    const made = describe(file, encoding, stored, isPage(file) ? pagePolicy(file.address) : undefined);
    known.set(stored.path, made);
    made.then(
      (representation) => known.set(stored.path, withinMemory(representation)),
      () => known.delete(stored.path),
    );
    return made;
  };
}

async function describe(
  { address, compressed, contentType, immutable }: StaticFile,
  encoding: Encoding | undefined,
  { path, bytes }: StoredFile,
  policy: string | undefined,
): Promise<Representation> {
  const content = bytes <= maxKeptFileBytes ? await readSiteFile(path) : undefined;
  if (content && content.length !== bytes) throw new Error(`${path} has changed.`);
  const etag = content ? entityTagOf(content, encoding) : await entityTagOfFile(path, encoding);
  const headersFor = (secure: boolean): FileHeaders => {
    const own = {
      etag,
      "cache-control": immutable ? "public, max-age=31536000, immutable" : "public, no-cache",
      ...(Object.keys(compressed).length > 0 ? { vary: "accept-encoding" } : {}),
      ...(policy === undefined ? {} : { "content-security-policy": policy }),
    };
    const always = { ...own, ...securityHeadersFor({ ...own, "content-type": contentType }, secure, address) };
    const whole = {
      ...always,
      "content-type": contentType,
      "content-length": bytes,
      "accept-ranges": "bytes",
      ...(encoding ? { "content-encoding": encoding } : {}),
    };
    return { always, whole };
  };
  return {
    path,
    bytes,
    content,
    etag,
    contentType,
    encoding,
    headers: headersFor(false),
    secureHeaders: headersFor(true),
  };
}

async function entityTagOfFile(path: string, encoding: Encoding | undefined): Promise<string> {
  const hash = createHash("sha256").update(`${encoding ?? "identity"} `);
  const file = await openFile(path);
  await pipeline(file.createReadStream(), hash);
  return entityTag(hash);
}
