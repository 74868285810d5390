import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

export interface RunningServer {
  port: number;
  /** Accepts no new request, lets those in progress finish, and resolves when all are answered or the grace period is over. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  port: number;
  host: string | undefined;
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
  { port, host, graceMs = 10_000, timeouts = {} }: ServeOptions,
): Promise<RunningServer> {
  const { idleTimeoutMs, ...serverOptions } = { ...defaultTimeouts, ...timeouts };
  const server = createServer(serverOptions, listener);
  server.setTimeout(idleTimeoutMs);
  const closeConnections = trackConnections(server);
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
      closeConnections();
    });
  return { port: (server.address() as AddressInfo).port, stop };
}

/**
 * Keeps track of which connections have a request in progress, so that the others can be closed when the server stops: Node
 * by itself waits until a kept-alive connection, or one that never sent a request, times out.
 * @returns a function that closes idle connections now, and each of the others after its answer
 */
function trackConnections(server: Server): () => void {
  const requestsInProgress = new Map<Socket, number>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    requestsInProgress.set(socket, 0);
    socket.once("close", () => requestsInProgress.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    requestsInProgress.set(socket, (requestsInProgress.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (requestsInProgress.get(socket) ?? 1) - 1;
      if (!socket.destroyed) requestsInProgress.set(socket, left);
      if (stopping && left === 0) socket.end();
    });
  });
  return () => {
    stopping = true;
    for (const [socket, count] of requestsInProgress) if (count === 0) socket.destroy();
  };
}
