import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { chooseEncoding, entityTag, type Encoding } from "../http/representation.ts";
import { securityHeadersFor } from "../http/security-headers.ts";
import { openFile } from "./open-file.ts";
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
  etag: string;
  contentType: string;
  encoding: Encoding | undefined;
  headers: FileHeaders;
  /** For an encrypted connection. */
  secureHeaders: FileHeaders;
}

const encodings = ["br", "gzip"] as const;

/**
 * Creates the function that selects the version of a file that a browser accepts. Each version is read once, for its
 * entity tag.
 * @param pagePolicy the Content-Security-Policy of the prerendered page at an address
 */
export function createRepresentations(pagePolicy: (address: string) => string) {
  const known = new Map<string, Representation | Promise<Representation>>();
  return (file: StaticFile, acceptEncoding: string | undefined): Representation | Promise<Representation> => {
    const offered = encodings.filter((encoding) => file.compressed[encoding]);
    const encoding = chooseEncoding(acceptEncoding, offered);
    const stored = (encoding && file.compressed[encoding]) ?? file;
    const found = known.get(stored.path);
    if (found) return found;
    const made = describe(file, encoding, stored, isPage(file) ? pagePolicy(file.address) : undefined);
    known.set(stored.path, made);
    made.then(
      (representation) => known.set(stored.path, representation),
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
  const etag = await entityTagOfFile(path, encoding);
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
