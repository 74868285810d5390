import { readFile } from "node:fs/promises";
import { chooseEncoding } from "./accepted-encodings.ts";
import { frameOriginsIn, type PagePolicy } from "./content-security-policy.ts";
import { entityTagOf, isKnown } from "./entity-tags.ts";
import { indexFiles, type StaticFile } from "./index-files.ts";

interface Body {
  content: Buffer<ArrayBuffer>;
  etag: string;
}

const encodings = ["br", "gzip"] as const;
const largestKeptBytes = 256 * 1024;

/** The prerendered pages and files of the built site. */
export class StaticFiles {
  readonly #files: Map<string, StaticFile>;
  readonly #addressesInLowerCase: Map<string, string>;
  readonly #kept = new Map<string, Body>();
  readonly #policies = new Map<StaticFile, string>();

  private constructor(files: Map<string, StaticFile>) {
    this.#files = files;
    this.#addressesInLowerCase = new Map([...files.keys()].map((address) => [address.toLowerCase(), address]));
  }

  /** Lists the files of a folder, such as `build/client`. */
  static async in(folder: string): Promise<StaticFiles> {
    return new StaticFiles(await indexFiles(folder));
  }

  has(address: string): boolean {
    return this.#files.has(address);
  }

  /** The origins of the frames that any page holds: a visitor goes from one page to another without loading a new document. */
  async frameOrigins(): Promise<string[]> {
    const pages = [...this.#files.values()].filter(isPage);
    const origins = await Promise.all(pages.map(async ({ path }) => frameOriginsIn(await readFile(path, "utf8"))));
    return [...new Set(origins.flat())];
  }

  /**
   * The address at which a file is really served, when a request writes it otherwise: with a slash at the end, with
   * `index.html`, or in other capitals.
   */
  properAddress(address: string): string | undefined {
    const trimmed = address.replace(/\/index\.html$/, "/").replace(/\/+$/, "") || "/";
    const proper = this.#addressesInLowerCase.get(trimmed.toLowerCase());
    return proper === address ? undefined : proper;
  }

  /** Answers a GET or HEAD request for a file, or undefined where there is none at this address. */
  async respond(address: string, request: Request, policyOf: PagePolicy): Promise<Response | undefined> {
    const file = this.#files.get(address);
    if (!file) return undefined;
    const offered = encodings.filter((encoding) => file.compressed[encoding]);
    const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined, offered);
    const { content, etag } = await this.#read(encoding ? file.compressed[encoding]! : file.path);

    const headers = new Headers({ etag, "cache-control": cacheControlOf(file) });
    if (offered.length > 0) headers.set("vary", "accept-encoding");
    if (isPage(file)) headers.set("content-security-policy", await this.#policy(file, policyOf));
    if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    headers.set("content-type", file.contentType);
    headers.set("content-length", String(content.length));
    if (encoding) headers.set("content-encoding", encoding);
    return new Response(request.method === "HEAD" ? null : content, { headers });
  }

  async #policy(file: StaticFile, policyOf: PagePolicy): Promise<string> {
    const policy = this.#policies.get(file) ?? policyOf(await readFile(file.path, "utf8"));
    this.#policies.set(file, policy);
    return policy;
  }

  /** Reads a form of a file once and keeps it, unless it is large. */
  async #read(path: string): Promise<Body> {
    const kept = this.#kept.get(path);
    if (kept) return kept;
    const content = await readFile(path);
    const body = { content, etag: entityTagOf(content) };
    if (content.length <= largestKeptBytes && /\.(html|data|js|css|br|gz)$/.test(path)) this.#kept.set(path, body);
    return body;
  }
}

function isPage({ contentType }: StaticFile): boolean {
  return contentType.startsWith("text/html");
}

function cacheControlOf({ immutable }: StaticFile): string {
  return immutable ? "public, max-age=31536000, immutable" : "public, no-cache";
}
