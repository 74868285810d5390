import { join } from "node:path";
import { emailServicePath } from "../enquiries/delivery/http-channels.ts";
import { notFoundAddress, type StaticFile } from "../static/file-index.ts";
import { readSiteFile } from "../static/open-file.ts";
import type { SiteDescription } from "./rendering/renderer-messages.ts";

export const livenessPath = "/livez";
export const healthPath = "/healthz";

/** The former addresses of products; written by the build. */
export interface FormerAddresses {
  /** The new address of each moved page. */
  moved: Record<string, string>;
  /** The addresses of products that are no longer offered. Each has a page that says so. */
  withdrawn: readonly string[];
}

/** The file of former addresses from the build, beside the server's code. */
export const formerAddressesFile = "server/former-addresses.json";

/**
 * Reads the former addresses from the folder of a built site, a path without symbolic links. Older builds have none.
 */
export async function readFormerAddresses(folder: string): Promise<FormerAddresses> {
  try {
    return JSON.parse(String(await readSiteFile(join(folder, formerAddressesFile)))) as FormerAddresses;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { moved: {}, withdrawn: [] };
    throw error;
  }
}

/** The target of a request. */
export type Found =
  | { kind: "file"; file: StaticFile }
  /** A page that depends on its query, with its prerendered version. */
  | { kind: "rendered"; file: StaticFile; target: string }
  /** A product that is no longer offered; its page says so. */
  | { kind: "gone"; file: StaticFile }
  /** A page that has moved, or a variant of its address, such as one with a trailing slash. */
  | { kind: "elsewhere"; location: string }
  | { kind: "endpoint" }
  | { kind: "unknown" }
  | { kind: "unreadable" };

export interface Addresses {
  find(url: string): Found;
  /**
   * The path for the log. Paths that are not the site's own are omitted, because they may contain anything, such as a name.
   */
  loggedPath(url: string): string;
}

const endpoints = new Set([livenessPath, healthPath, emailServicePath]);
const unknownPath = "(unknown)";

/** Resolves every address of the site. */
export function createAddresses(
  files: ReadonlyMap<string, StaticFile>,
  queryParameters: SiteDescription["queryParameters"],
  former: FormerAddresses = { moved: {}, withdrawn: [] },
): Addresses {
  const moved = new Map(Object.entries(former.moved));
  const withdrawn = new Set(former.withdrawn);
  const known = [...files.keys()].filter((address) => address !== notFoundAddress);
  const bySpelling = new Map([...moved.keys(), ...known].map((address) => [spellingOf(address), address]));

  const find = (url: string): Found => {
    const split = splitTarget(url);
    if (!split) return { kind: "unreadable" };
    const { address, search } = split;
    if (endpoints.has(address)) return { kind: "endpoint" };
    const movedTo = moved.get(address);
    if (movedTo) return { kind: "elsewhere", location: encodeURI(movedTo) + search };
    const file = address === notFoundAddress ? undefined : files.get(address);
    if (file && withdrawn.has(address)) return { kind: "gone", file };
    if (file) {
      const query = search === "" ? undefined : new URLSearchParams(search);
      const isRendered = query && queryParameters.get(address)?.some((name) => query.has(name));
      return isRendered ? { kind: "rendered", file, target: encodeURI(address) + search } : { kind: "file", file };
    }
    const canonical = [address, address.replace(/(?<=[\p{L}\p{M}\p{N}])[^\p{L}\p{M}\p{N}/\\._-].*$/su, "")]
      .map((written) => bySpelling.get(spellingOf(written)))
      .find((one) => one !== undefined);
    return canonical && canonical !== address
      ? { kind: "elsewhere", location: encodeURI(moved.get(canonical) ?? canonical) + search }
      : { kind: "unknown" };
  };
  return {
    find,
    loggedPath(url) {
      const address = splitTarget(url)?.address ?? "";
      return endpoints.has(address) || (files.has(address) && address !== notFoundAddress) ? address : unknownPath;
    },
  };
}

/**
 * An address without what people and programs write differently or add to it: capitals, wide letters, hyphens, spaces,
 * further slashes, backslashes, `index.html` or `.php`, and the punctuation of a sentence. `/wallPanels//Pet%20Panel.` is
 * `wallpanels/petpanel`.
 */
function spellingOf(address: string): string {
  const parts = address
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?:\/index)?\.(?:html?|php|aspx?)$/, "")
    .split(/[/\\]+/);
  const spelling = parts
    .map((part) => part.replaceAll(/[^\p{L}\p{M}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, ""))
    .filter(Boolean)
    .join("/");
  // Punctuation alone is not the home page.
  return spelling || parts.join("");
}

/** The decoded path of a request, and its query with the question mark; undefined if it is not an address. */
function splitTarget(url: string): { address: string; search: string } | undefined {
  const plain = /^\/(?!\/)[\w./-]*$/.test(url) && !url.includes("/.");
  if (plain) return { address: url, search: "" };
  const parsed = URL.parse(url.startsWith("/") ? `http://localhost${url}` : url);
  return parsed ? { address: decoded(parsed.pathname), search: parsed.search } : undefined;
}

/** A decoded path. Mail programs cut addresses within a letter, such as `/contact%E2%80`. */
function decoded(path: string): string {
  return path.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll("%", ""), "hex").toString());
}
