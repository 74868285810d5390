import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Follows which connections are answering a request, so that the others can be closed when the server stops: Node by
 * itself waits until a kept connection or one that never asked for anything is given up.
 * @returns a function that closes idle connections now, and each of the others after its answer
 */
export function followConnections(server: Server): () => void {
  const requestsInFlight = new Map<Socket, number>();
  let stopping = false;

  server.on("connection", (socket: Socket) => {
    requestsInFlight.set(socket, 0);
    socket.once("close", () => requestsInFlight.delete(socket));
  });
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    requestsInFlight.set(socket, (requestsInFlight.get(socket) ?? 0) + 1);
    response.once("close", () => {
      const left = (requestsInFlight.get(socket) ?? 1) - 1;
      if (!socket.destroyed) requestsInFlight.set(socket, left);
      if (stopping && left === 0) socket.end();
    });
  });
  return () => {
    stopping = true;
    for (const [socket, count] of requestsInFlight) if (count === 0) socket.destroy();
  };
}
