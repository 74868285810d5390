import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** How many requests one connection may have under way. Browsers send the next one after the answer; a proxy does too. */
const maxRequestsInFlight = 8;

/** One connection: the requests of it that wait for their turn, and how many have not been answered. */
interface Connection {
  inFlight: number;
  waiting: (() => void)[];
}

export interface Connections {
  /** Closes idle connections now, and each of the others after its answer. */
  close(): void;
}

/**
 * Stands between the connections of a server and its application.
 *
 * Node hands over every request that it finds in what has arrived, and one connection can send two thousand in a single piece.
 * Here they are answered one after another, so that at most one answer waits for a visitor who does not read, and a connection
 * with more than eight under way is cut at once: the rest of the piece is still parsed, and ignored.
 *
 * It also knows which connections are idle when the server stops: Node by itself waits until a kept-alive connection, or one
 * that never sent a request, times out.
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
  // A sender that waits for "100 Continue" gets it from the code that reads the body, or a response without it.
  server.on("checkContinue", receive);
  return {
    close() {
      closing = true;
      for (const [socket, { inFlight }] of connections) if (inFlight === 0) socket.destroy();
    },
  };
}

/** Node keeps the first of two and forgets the second, which a proxy may have believed instead. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function refuseTwoHosts(response: ServerResponse): void {
  const words = "A request names one host.";
  response
    .writeHead(400, {
      "content-type": "text/plain; charset=utf-8",
      "content-length": words.length,
      connection: "close",
    })
    .end(words);
}
