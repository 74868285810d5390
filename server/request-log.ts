import { createMiddleware } from "hono/factory";
import type { Log } from "./log.ts";

/** Logs every answered request: method, path without its query, status, time and size; no address, no name. */
export function requestLog(log: Log) {
  return createMiddleware(async (context, next) => {
    const started = performance.now();
    await next();
    const { status, headers } = context.res;
    log[status >= 500 ? "error" : "info"]("request", {
      method: context.req.method,
      path: context.req.path,
      status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: Number(headers.get("content-length") ?? 0),
    });
  });
}
