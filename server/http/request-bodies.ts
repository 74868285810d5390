import type { IncomingMessage, ServerResponse } from "node:http";

export type ReadBody =
  | { kind: "read"; bytes: Buffer }
  /** It is longer than it may be. */
  | { kind: "too long" }
  /** So much arrives at the same time that there is no room for it. */
  | { kind: "no room" }
  /** The sender has disconnected. */
  | { kind: "broken" };

export interface RequestBodies {
  /**
   * Reads a body of at most so many bytes. One whose stated length is greater is not asked for, and not read, so the sender
   * who waits for the word to go on gets the answer instead, and the connection has to be closed after it.
   */
  read(incoming: IncomingMessage, outgoing: ServerResponse, maxBytes: number): Promise<ReadBody>;
}

/** A body of which not everything has arrived. */
interface Arriving {
  bytes: number;
  /** What it takes in memory. */
  heldBytes: number;
  end: (outcome: ReadBody) => void;
}

/** Thousands of enquiries fit in, and a small server has room for it. */
const defaultMaxTotalBytes = 16 * 1024 * 1024;
/** What a piece takes besides its bytes, of which there may be one. */
const pieceOverheadBytes = 256;

/**
 * Keeps the bodies that arrive at the same time within a number of bytes altogether. When they exceed it, the one that began first
 * is given up: an enquiry arrives within a moment, so those who fill the memory slowly lose, and visitors do not.
 */
export function createRequestBodies(maxTotalBytes = defaultMaxTotalBytes): RequestBodies {
  const arriving = new Set<Arriving>();
  let totalBytes = 0;

  const makeRoom = () => {
    for (const first of arriving) {
      if (totalBytes <= maxTotalBytes) return;
      first.end({ kind: "no room" });
    }
  };
  return {
    read(incoming, outgoing, maxBytes) {
      const waitsForWord = incoming.headers.expect !== undefined;
      if (Number(incoming.headers["content-length"] ?? 0) > maxBytes) {
        if (waitsForWord) outgoing.setHeader("connection", "close");
        return Promise.resolve({ kind: "too long" });
      }
      if (waitsForWord) outgoing.writeContinue();
      return new Promise((resolve) => {
        const chunks: Buffer[] = [];
        const body: Arriving = {
          bytes: 0,
          heldBytes: 0,
          end(outcome) {
            if (!arriving.delete(body)) return;
            totalBytes -= body.heldBytes;
            incoming.off("data", take).off("end", finish).off("close", leave).off("error", leave);
            resolve(outcome);
          },
        };
        const take = (chunk: Buffer) => {
          const heldBytes = chunk.length + pieceOverheadBytes;
          body.bytes += chunk.length;
          body.heldBytes += heldBytes;
          totalBytes += heldBytes;
          if (body.bytes > maxBytes) return body.end({ kind: "too long" });
          chunks.push(chunk);
          makeRoom();
        };
        const finish = () => body.end({ kind: "read", bytes: Buffer.concat(chunks) });
        const leave = () => body.end({ kind: "broken" });
        arriving.add(body);
        incoming.on("data", take).once("end", finish).once("close", leave).once("error", leave);
      });
    },
  };
}
