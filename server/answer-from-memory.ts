import type { IncomingMessage, ServerResponse } from "node:http";
import { isKnown } from "./entity-tags.ts";
import { isSecure } from "./forwarded.ts";
import type { Log } from "./log.ts";
import { logWhenAnswered } from "./request-log.ts";
import { securityHeadersOf } from "./security-headers.ts";
import type { FileAnswer, StaticFiles } from "./static-files.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

/**
 * Makes the function that answers a request for a file which is in memory, as the application would, in a quarter of the
 * time: no Request, Response and Headers are made for it. Whatever is not plain is left to the application.
 */
export function createMemoryAnswers(files: StaticFiles, log: Log, isTrustedProxy: TrustedProxies) {
  const ready = new WeakMap<FileAnswer, Map<string, string[]>>();

  /** All headers of an answer, as names and values in turn. */
  const headersOf = (answer: FileAnswer, withBody: boolean, secure: boolean): string[] => {
    const kinds = ready.get(answer) ?? new Map<string, string[]>();
    ready.set(answer, kinds);
    const kind = `${withBody} ${secure}`;
    const known = kinds.get(kind);
    if (known) return known;
    const { headers, bodyHeaders } = answer;
    const added = securityHeadersOf(
      {
        cacheControl: headers["cache-control"] ?? null,
        contentSecurityPolicy: headers["content-security-policy"] ?? null,
      },
      secure,
    );
    const flat = Object.entries({ ...headers, ...(withBody ? bodyHeaders : {}), ...added }).flat();
    kinds.set(kind, flat);
    return flat;
  };

  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method, url = "", headers } = incoming;
    if (method !== "GET" && method !== "HEAD") return false;
    const answer = files.inMemory(url, headers["accept-encoding"]);
    if (!answer) return false;
    logWhenAnswered(log, outgoing, method, url);
    const isNew = !isKnown(headers["if-none-match"] ?? null, answer.etag);
    outgoing.writeHead(isNew ? 200 : 304, headersOf(answer, isNew, isSecure(incoming, isTrustedProxy)));
    outgoing.end(isNew && method === "GET" ? answer.content : undefined);
    return true;
  };
}
