import { readFile } from "node:fs/promises";
import { chooseEncoding, type Encoding } from "./accepted-encodings.ts";
import { frameOriginsIn, type PagePolicy } from "./content-security-policy.ts";
import { entityTagOf, isKnown } from "./entity-tags.ts";
import { indexFiles, type StaticFile } from "./index-files.ts";

/** The answer to a request for a file in one encoding. */
export interface FileAnswer {
  content: Buffer<ArrayBuffer>;
  etag: string;
  /** Of every answer, one without a body included. */
  headers: Record<string, string>;
  /** Of an answer with a body, besides. */
  bodyHeaders: Record<string, string>;
}

const encodings = ["br", "gzip"] as const;
const largestKeptBytes = 256 * 1024;

/** The prerendered pages and files of the built site. */
export class StaticFiles {
  readonly #files: Map<string, StaticFile>;
  readonly #addressesInLowerCase: Map<string, string>;
  /** By the path of the file's form on disk. */
  readonly #kept = new Map<string, FileAnswer>();

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
    const encoding = encodingFor(file, request.headers.get("accept-encoding") ?? undefined);
    const { content, etag, headers, bodyHeaders } = await this.#answer(file, encoding, policyOf);
    if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
    return new Response(request.method === "HEAD" ? null : content, { headers: { ...headers, ...bodyHeaders } });
  }

  /** The answer for an address, written exactly as the site has it, where an earlier request has left it in memory. */
  inMemory(address: string, acceptEncoding: string | undefined): FileAnswer | undefined {
    const file = this.#files.get(address);
    return file && this.#kept.get(pathOf(file, encodingFor(file, acceptEncoding)));
  }

  /** Reads a form of a file once and keeps it, unless it is large. */
  async #answer(file: StaticFile, encoding: Encoding | undefined, policyOf: PagePolicy): Promise<FileAnswer> {
    const path = pathOf(file, encoding);
    const kept = this.#kept.get(path);
    if (kept) return kept;
    const content = await readFile(path);
    const etag = entityTagOf(content);
    const answer: FileAnswer = {
      content,
      etag,
      headers: {
        etag,
        "cache-control": cacheControlOf(file),
        ...(Object.keys(file.compressed).length > 0 ? { vary: "accept-encoding" } : {}),
        ...(isPage(file) ? { "content-security-policy": policyOf(await readFile(file.path, "utf8")) } : {}),
      },
      bodyHeaders: {
        "content-type": file.contentType,
        "content-length": String(content.length),
        ...(encoding ? { "content-encoding": encoding } : {}),
      },
    };
    if (content.length <= largestKeptBytes && /\.(html|data|js|css|br|gz)$/.test(path)) this.#kept.set(path, answer);
    return answer;
  }
}

function encodingFor({ compressed }: StaticFile, acceptEncoding: string | undefined): Encoding | undefined {
  return chooseEncoding(
    acceptEncoding,
    encodings.filter((encoding) => compressed[encoding]),
  );
}

function pathOf({ path, compressed }: StaticFile, encoding: Encoding | undefined): string {
  return (encoding && compressed[encoding]) ?? path;
}

function isPage({ contentType }: StaticFile): boolean {
  return contentType.startsWith("text/html");
}

function cacheControlOf({ immutable }: StaticFile): string {
  return immutable ? "public, max-age=31536000, immutable" : "public, no-cache";
}
