import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../log.ts";

/**
 * Logs a request after the response: method, path, status, time and bytes sent, but no address, query or name. An
 * unknown path is the visitor's error and not the server's.
 * @param path one of the site's own paths, since any other may contain text from a visitor
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
