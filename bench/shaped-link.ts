import { createConnection, createServer, type AddressInfo, type Socket } from "node:net";

interface Link {
  /** Bytes per second. */
  rate: number;
  /** When the link will have carried everything sent so far, in milliseconds. */
  freeAtMs: number;
}

interface LinkShape {
  downKilobitsPerSecond: number;
  upKilobitsPerSecond: number;
  roundTripMs: number;
}

/** The connection for the measurements: slow mobile. */
export const slowMobile: LinkShape = { downKilobitsPerSecond: 1600, upKilobitsPerSecond: 750, roundTripMs: 150 };

/** The size of one packet. */
const packetBytes = 1460;
/** The capacity of the queue; when it is full, the sender waits. */
const queueMs = 100;

/**
 * Puts a slow connection in front of a server on this machine: one shared line down and one up, half a round trip each way and a whole one
 * to connect. Bytes pass unchanged and in order.
 * @returns the port to use instead of the server's, and a function that closes it
 */
export async function shapeLink(targetPort: number, shape: LinkShape = slowMobile) {
  const down: Link = { rate: shape.downKilobitsPerSecond * 125, freeAtMs: 0 };
  const up: Link = { rate: shape.upKilobitsPerSecond * 125, freeAtMs: 0 };
  const delayMs = shape.roundTripMs / 2;
  const sockets = new Set<Socket>();

  const server = createServer({ pauseOnConnect: true }, (client) => {
    setTimeout(() => {
      const target = createConnection({ port: targetPort, host: "127.0.0.1", noDelay: true });
      for (const socket of [client, target]) {
        sockets.add(socket);
        socket.on("error", () => socket.destroy());
        socket.on("close", () => sockets.delete(socket));
      }
      client.setNoDelay(true);
      carry(client, target, up, delayMs);
      carry(target, client, down, delayMs);
      client.resume();
    }, shape.roundTripMs);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Passes data from one side to the other at the speed of the link. */
function carry(from: Socket, to: Socket, link: Link, delayMs: number): void {
  from.on("data", (chunk) => {
    for (let offset = 0; offset < chunk.length; offset += packetBytes) {
      const packet = chunk.subarray(offset, offset + packetBytes);
      const now = performance.now();
      link.freeAtMs = Math.max(now, link.freeAtMs) + (packet.length / link.rate) * 1000;
      setTimeout(() => to.writable && to.write(packet), Math.max(0, link.freeAtMs + delayMs - now));
    }
    const waitMs = link.freeAtMs - performance.now() - queueMs;
    if (waitMs <= 0) return;
    from.pause();
    setTimeout(() => from.resume(), waitMs);
  });
  const lastArrivesInMs = () => Math.max(0, link.freeAtMs - performance.now()) + delayMs;
  from.on("end", () => setTimeout(() => to.end(), lastArrivesInMs()));
  from.on("close", () => setTimeout(() => to.destroy(), lastArrivesInMs() + delayMs));
}
