import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { followConnections } from "./connections.ts";

export interface RunningServer {
  port: number;
  /** Takes no new request, lets those in flight finish, and resolves when all are answered or the time is up. */
  stop(): Promise<void>;
}

/** Such as a Hono application. */
interface WebApplication {
  fetch: Parameters<typeof getRequestListener>[0];
  /** Answers what needs no application, before it is asked. Returns whether it has. */
  answerAtOnce?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
}

export interface ServeOptions {
  port: number;
  host: string | undefined;
  /** How long requests in flight may take once the server is asked to stop. */
  graceMs?: number;
  limits?: Partial<typeof slowClientLimits>;
}

const slowClientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How long a connection may stand still while its answer is being sent. */
  idleTimeoutMs: 60_000,
  // Longer than the minute that proxies keep a connection, so that it is the proxy that closes it.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** Listens; rejects with the system's error when it cannot. */
export async function serve(
  { fetch, answerAtOnce }: WebApplication,
  { port, host, graceMs = 10_000, limits = {} }: ServeOptions,
): Promise<RunningServer> {
  const { idleTimeoutMs, ...serverOptions } = { ...slowClientLimits, ...limits };
  const ask = getRequestListener(fetch);
  const server = createServer(serverOptions, (incoming, outgoing) => {
    if (!answerAtOnce?.(incoming, outgoing)) void ask(incoming, outgoing);
  });
  server.setTimeout(idleTimeoutMs);
  const closeIdleConnections = followConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      closeIdleConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}
