import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { superviseConnections } from "./connections.ts";

export interface RunningServer {
  port: number;
  /** Accepts no new request, lets those in progress finish, and resolves when all are answered or the grace period is over. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  port: number;
  host: string | undefined;
  /** The descriptor of a socket that already listens, which is then used instead. */
  socket?: number | undefined;
  /** How long requests in progress may take once the server has been asked to stop. */
  graceMs?: number;
  timeouts?: Partial<typeof defaultTimeouts>;
}

const defaultTimeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How long a connection may stand still while its answer is being sent. */
  idleTimeoutMs: 60_000,
  // Longer than the minute for which proxies keep a connection, so that it is the proxy that closes it.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
};

/** Listens; rejects with the system's error when it cannot. */
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
