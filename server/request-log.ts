import type { ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import type { Log } from "./log.ts";

/**
 * Logs a request when its answer has gone out: method, path without its query, status, time and bytes sent; no address,
 * no name. An unknown address is the visitor's error and no error of the server.
 */
export function logWhenAnswered(log: Log, outgoing: ServerResponse, method: string, path: string): void {
  const started = performance.now();
  const { socket } = outgoing;
  const sentBefore = socket?.bytesWritten ?? 0;
  outgoing.once("close", () => {
    const { statusCode: status, writableFinished } = outgoing;
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

export function requestLog(log: Log) {
  return createMiddleware<{ Bindings: HttpBindings }>(async ({ env: { outgoing }, req: { method, path } }, next) => {
    logWhenAnswered(log, outgoing, method, path);
    await next();
  });
}
