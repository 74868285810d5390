import { createHash, type Hash } from "node:crypto";

export type Encoding = "br" | "gzip";

/** The first offered encoding that an Accept-Encoding header allows; undefined if there is none. */
export function chooseEncoding(acceptEncoding = "", offered: readonly Encoding[]): Encoding | undefined {
  const weights = readWeights(acceptEncoding);
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0);
}

function readWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  return new Map(
    acceptEncoding.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
}

/** A strong entity tag for a body in one encoding. */
export function entityTagOf(body: Uint8Array | string, encoding: Encoding | "identity" = "identity"): string {
  return entityTag(createHash("sha256").update(`${encoding} `).update(body));
}

/** A strong entity tag from the hash of a body. */
export function entityTag(hash: Hash): string {
  return `"${hash.digest("base64url").slice(0, 22)}"`;
}

/** Whether an If-None-Match header shows that the browser already has this body. */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);
}

/** The first and last byte of a range. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range of a body that a GET request asks for.
 * @param ifRange the If-Range header: a range is only useful if the browser's first part has the same entity tag
 * @returns undefined for the whole body, which RFC 9110 also allows for requests of several ranges; "unsatisfiable" if
 * the body has no such range
 */
export function requestedRange(
  range: string | undefined,
  ifRange: string | undefined,
  { bytes, etag }: { bytes: number; etag: string },
): ByteRange | "unsatisfiable" | undefined {
  if (ifRange !== undefined && ifRange !== etag) return undefined;
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(range?.replaceAll(" ", "") ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return undefined;
  return start > end ? "unsatisfiable" : { start, end };
}
