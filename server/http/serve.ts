import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { superviseConnections } from "./connections.ts";

export interface RunningServer {
  port: number;
  /** Stops accepting requests. Resolves when those in progress are answered or the grace period is over. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  port: number;
  host: string | undefined;
  /** The descriptor of a listening socket to use instead of host and port. */
  socket?: number | undefined;
  /** How long requests in progress may take after a stop begins. */
  graceMs?: number;
  timeouts?: Partial<typeof defaultTimeouts>;
}

export const defaultTimeouts = {
  headersTimeout: 10_000,
  /** With the interval of the checks, shorter than `read_body` in `deploy/caddy/Caddyfile`. */
  requestTimeout: 30_000,
  /** How long a connection may stall while its response is being sent. */
  idleTimeoutMs: 60_000,
  // Longer than the minute for which proxies keep a connection, so that the proxy closes it first.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** Starts listening. Rejects with the system's error if it cannot. */
export async function serve(
  listener: RequestListener,
  { port, host, socket, graceMs = 10_000, timeouts = {} }: ServeOptions,
): Promise<RunningServer> {
  const { idleTimeoutMs, ...serverOptions } = { ...defaultTimeouts, ...timeouts };
  const server = createServer(serverOptions);
  server.setTimeout(idleTimeoutMs);
  const connections = superviseConnections(server, listener);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socket === undefined ? { port, host } : { fd: socket }, () => {
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
      connections.close();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}
