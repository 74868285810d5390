import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";

/**
 * Logs a request once it has been answered: method, path, status, time and bytes sent; no address, query or name. An unknown
 * address is the visitor's error and not the server's.
 * @param path one of the site's own, because in any other a visitor may have written anything
 */
export function logWhenAnswered(
  log: Log,
  path: string,
  { method = "" }: IncomingMessage,
  response: ServerResponse,
): void {
  const started = performance.now();
  const { socket } = response;
  const sentBefore = socket?.bytesWritten ?? 0;
  response.once("close", () => {
    const { statusCode: status, writableFinished } = response;
    log[status >= 500 ? "error" : "info"]("request", {
      method,
      path,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: (socket?.bytesWritten ?? 0) - sentBefore,
      ...(writableFinished ? {} : { visitorLeft: true }),
    });
  });
}
