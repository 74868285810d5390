import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";

/**
 * Logs a request once it has been answered: method, path without its query, status, time and bytes sent; no address and no
 * name. An unknown address is the visitor's error and not the server's.
 */
export function logWhenAnswered(log: Log, { method = "", url = "" }: IncomingMessage, response: ServerResponse): void {
  const started = performance.now();
  const { socket } = response;
  const sentBefore = socket?.bytesWritten ?? 0;
  response.once("close", () => {
    const { statusCode: status, writableFinished } = response;
    log[status >= 500 ? "error" : "info"]("request", {
      method,
      path: url.split("?", 1)[0],
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: (socket?.bytesWritten ?? 0) - sentBefore,
      ...(writableFinished ? {} : { visitorLeft: true }),
    });
  });
}
