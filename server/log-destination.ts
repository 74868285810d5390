import { fstatSync, write } from "node:fs";

const defaultMaxWaitingBytes = 1024 * 1024;
/** A disk that was full is tried again with the next lines, and not more often than this. */
const retryAfterMs = 1000;
/** Lines are gathered for so long and written together: one write for each request would cost a tenth of the server's work. */
const gatherMs = 10;
const endOfLine = 10;

/** Where lines of text go: a log file, the pipe of a supervisor, a terminal. */
export interface LineDestination {
  /** Takes whole lines, and returns at once whatever becomes of them. */
  write(lines: string): void;
  /** Resolves when everything has been written, or nothing more can be within the time. */
  flush(timeoutMs: number): Promise<void>;
}

interface DestinationOptions {
  /** How much may wait to be written. Lines beyond it are dropped. */
  maxWaitingBytes?: number;
  /** Makes the line that says how many were dropped, once lines can be written again. */
  describeDropped: (lines: number) => string;
}

/** Writes some bytes, and calls back with how many were written, or why none were. */
export type WriteBytes = (bytes: Buffer, done: (error: Error | null, written: number) => void) => void;

/**
 * Makes a destination that neither blocks nor ends the process: lines wait in memory while the receiver is slow, up to a limit,
 * and are dropped and counted beyond it or when they cannot be written, as on a full disk.
 */
export function createDestination(
  writeBytes: WriteBytes,
  { maxWaitingBytes = defaultMaxWaitingBytes, describeDropped }: DestinationOptions,
): LineDestination {
  let waiting: string[] = [];
  let waitingBytes = 0;
  let dropped = 0;
  let busy = false;
  let failedAt = Number.NEGATIVE_INFINITY;
  /** A line of which only the beginning was written, before the disk was full. */
  let isCutOff = false;
  let whenIdle: (() => void)[] = [];

  const isFailing = () => performance.now() - failedAt < retryAfterMs;
  const writeNext = async (): Promise<void> => {
    while (waiting.length > 0) {
      const lines = waiting.join("");
      waiting = [];
      waitingBytes = 0;
      const reported = dropped;
      // First what is missing, then what came after it.
      if (reported > 0 && (await writeLines(describeDropped(reported))) === "") dropped -= reported;
      const left = isFailing() ? lines : await writeLines(lines);
      dropped += countLines(left);
    }
    busy = false;
    for (const resume of whenIdle.splice(0)) resume();
  };
  /** @returns what could not be written */
  const writeLines = async (lines: string): Promise<string> => {
    let left = Buffer.from(isCutOff ? `\n${lines}` : lines);
    while (left.length > 0) {
      const { promise, resolve } = Promise.withResolvers<number>();
      writeBytes(left, (error, written) => resolve(error ? 0 : written));
      const written = await promise;
      if (written === 0) {
        failedAt = performance.now();
        // Only the end of a line that has been written, or that has been counted before.
        return left.subarray(left[0] === endOfLine ? 1 : 0).toString();
      }
      isCutOff = left[written - 1] !== endOfLine;
      left = left.subarray(written);
    }
    return "";
  };
  return {
    write(lines) {
      if (isFailing() || waitingBytes + lines.length > maxWaitingBytes) {
        dropped += countLines(lines);
        return;
      }
      waiting.push(lines);
      waitingBytes += lines.length;
      if (!busy) {
        busy = true;
        setTimeout(() => void writeNext(), gatherMs);
      }
    },
    async flush(timeoutMs) {
      if (!busy) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      whenIdle.push(resolve);
      const timer = setTimeout(resolve, timeoutMs);
      await promise;
      clearTimeout(timer);
    },
  };
}

function countLines(text: string): number {
  return text.split("\n").length - 1;
}

/**
 * How to write to standard output or standard error without waiting for them. For a pipe or a socket Node's own stream does so;
 * to a file or a terminal it would write while everything else waits, so those are written beside the main thread.
 */
export function writerFor(stream: NodeJS.WriteStream & { fd: 1 | 2 }): WriteBytes {
  const kind = fstatSync(stream.fd, { throwIfNoEntry: false });
  if (!kind?.isFIFO() && !kind?.isSocket()) {
    return (bytes, done) => write(stream.fd, bytes, (error, written) => done(error, written));
  }
  // Without this, a reader that has left would end the process.
  stream.on("error", () => undefined);
  return (bytes, done) => {
    stream.write(bytes, (error) => done(error ?? null, bytes.length));
  };
}
