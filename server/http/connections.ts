import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Concurrent requests per connection. Browsers and proxies send the next request after the response. */
const maxRequestsInFlight = 8;

/** The number of unanswered requests on a connection, and those waiting for their turn. */
interface Connection {
  inFlight: number;
  waiting: (() => void)[];
}

export interface Connections {
  /** Closes idle connections now, and each other connection after its response. */
  close(): void;
}

/**
 * Passes requests from a server's connections to the application.
 *
 * Node emits every request in the received data, and one connection can pipeline two thousand at once. They are handled
 * one by one, so that at most one response waits for a visitor who does not read. A connection with more than eight
 * unanswered requests is closed at once; Node still parses the rest of the data, which is ignored.
 *
 * On stop it closes idle connections: Node would wait until a kept-alive connection, or one that never sent a request,
 * times out.
 */
export function superviseConnections(server: Server, answer: RequestListener): Connections {
  const connections = new Map<Socket, Connection>();
  let closing = false;

  server.on("connection", (socket: Socket) => {
    connections.set(socket, { inFlight: 0, waiting: [] });
    socket.once("close", () => connections.delete(socket));
  });
  const receive = (incoming: IncomingMessage, response: ServerResponse) => {
    const { socket } = incoming;
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    connection.inFlight += 1;
    if (connection.inFlight > maxRequestsInFlight) {
      connection.waiting.length = 0;
      socket.destroy();
      return;
    }
    response.once("close", () => {
      connection.inFlight -= 1;
      if (socket.destroyed) return;
      const next = connection.waiting.shift();
      if (next) next();
      else if (closing) socket.end();
    });
    const begin = () => {
      if (hasTwoHosts(incoming)) refuseTwoHosts(response);
      else answer(incoming, response);
    };
    if (connection.inFlight === 1) begin();
    else connection.waiting.push(begin);
  };
  server.on("request", receive);
  // A client that waits for "100 Continue" gets it from the code that reads the body, or a response without it.
  server.on("checkContinue", receive);
  return {
    close() {
      closing = true;
      for (const [socket, { inFlight }] of connections) if (inFlight === 0) socket.destroy();
    },
  };
}

/** Whether a request has two Host headers. Node keeps the first, but a proxy may have used the second. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function refuseTwoHosts(response: ServerResponse): void {
  const words = "A request must have exactly one Host header.";
  response
    .writeHead(400, {
      "content-type": "text/plain; charset=utf-8",
      "content-length": words.length,
      connection: "close",
    })
    .end(words);
}
