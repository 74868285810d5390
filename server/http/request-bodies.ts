import type { IncomingMessage, ServerResponse } from "node:http";

export type ReadBody =
  | { kind: "read"; bytes: Buffer }
  /** The body exceeds its limit. */
  | { kind: "too long" }
  /** The bodies that arrive together exceed the memory limit. */
  | { kind: "no room" }
  /** The client has disconnected. */
  | { kind: "broken" };

export interface RequestBodies {
  /**
   * Reads a body of at most `maxBytes`. If its stated length exceeds that, the body is not read: a client that sent
   * `Expect: 100-continue` gets the response instead of a 100, and the connection must be closed after it.
   */
  read(incoming: IncomingMessage, outgoing: ServerResponse, maxBytes: number): Promise<ReadBody>;
}

/** A body that has not fully arrived. */
interface Arriving {
  bytes: number;
  /** Its size in memory. */
  heldBytes: number;
  end: (outcome: ReadBody) => void;
}

/** Enough for thousands of enquiries, and little for a small server. */
const defaultMaxTotalBytes = 16 * 1024 * 1024;
/** The overhead of a chunk, which may hold a single byte. */
const pieceOverheadBytes = 256;

/**
 * Limits the total size of the bodies that arrive at the same time. Above the limit the oldest is refused: enquiries
 * arrive within a moment, so this affects clients that slowly fill the memory and not visitors.
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
