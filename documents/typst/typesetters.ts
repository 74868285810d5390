import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import type { Manuscript } from "./compiler.ts";

/** Each holds fonts, pictures and the compiler, some hundred megabytes. */
const mostThreads = 4;

/**
 * Starts typesetters with these fonts, each in a thread of its own, and returns what sets a document with one that is free. Threads that
 * wait do not keep the process alive.
 * @returns a function that throws the compiler's messages if a template has a fault, or warns of one
 */
export function startTypesetters(fonts: readonly Uint8Array[]): (manuscript: Manuscript) => Promise<Buffer> {
  const threads = new Tinypool({
    filename: new URL("./thread.ts", import.meta.url).href,
    workerData: fonts,
    minThreads: 1,
    maxThreads: Math.min(availableParallelism(), mostThreads),
    // A typesetter takes most of a second to start.
    idleTimeout: 60_000,
  });
  return async (manuscript) => Buffer.from((await threads.run(manuscript)) as Uint8Array);
}
