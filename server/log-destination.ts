import { fstatSync, write } from "node:fs";

const defaultMaxWaitingBytes = 1024 * 1024;
/** Minimum delay before writing to a full disk again. */
const retryAfterMs = 1000;
/** How long to batch lines: a separate write for each request would cost a tenth of the server's work. */
const gatherMs = 10;
const endOfLine = 10;

/** A destination for lines of text: a log file, the pipe of a supervisor or a terminal. */
export interface LineDestination {
  /** Queues whole lines and returns at once, even if they cannot be written. */
  write(lines: string): void;
  /** Resolves when everything is written, or after the timeout. */
  flush(timeoutMs: number): Promise<void>;
}

interface DestinationOptions {
  /** The maximum size of the queue. Further lines are dropped. */
  maxWaitingBytes?: number;
  /** Creates the line that reports the number of dropped lines once writing works again. */
  describeDropped: (lines: number) => string;
}

/** Writes bytes and calls back with the number written, or an error if none were. */
export type WriteBytes = (bytes: Buffer, done: (error: Error | null, written: number) => void) => void;

/**
 * Creates a destination that never blocks or ends the process. While the receiver is slow, lines wait in memory, up to
 * a limit. Lines beyond the limit, or that cannot be written, as on a full disk, are dropped and counted.
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
  /** The last line was only partly written before the disk was full. */
  let isCutOff = false;
  let whenIdle: (() => void)[] = [];

  const isFailing = () => performance.now() - failedAt < retryAfterMs;
  const writeNext = async (): Promise<void> => {
    while (waiting.length > 0) {
      const lines = waiting.join("");
      waiting = [];
      waitingBytes = 0;
      const reported = dropped;
      // Report the dropped lines before writing the lines that came after them.
      if (reported > 0 && (await writeLines(describeDropped(reported))) === "") dropped -= reported;
      const left = isFailing() ? lines : await writeLines(lines);
      dropped += countLines(left);
    }
    busy = false;
    for (const resume of whenIdle.splice(0)) resume();
  };
  /** @returns the part that could not be written */
  const writeLines = async (lines: string): Promise<string> => {
    let left = Buffer.from(isCutOff ? `\n${lines}` : lines);
    while (left.length > 0) {
      const { promise, resolve } = Promise.withResolvers<number>();
      writeBytes(left, (error, written) => resolve(error ? 0 : written));
      const written = await promise;
      if (written === 0) {
        failedAt = performance.now();
        // Skip a leading line break: its line is written or already counted.
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
 * A non-blocking writer for standard output or standard error. Node's own stream does not block on a pipe or socket. On
 * a file or terminal it would, so those are written outside the main thread.
 */
export function writerFor(stream: NodeJS.WriteStream & { fd: 1 | 2 }): WriteBytes {
  const kind = fstatSync(stream.fd, { throwIfNoEntry: false });
  if (!kind?.isFIFO() && !kind?.isSocket()) {
    return (bytes, done) => write(stream.fd, bytes, (error, written) => done(error, written));
  }
  // Without a listener, a closed pipe would end the process.
  stream.on("error", () => undefined);
  return (bytes, done) => {
    stream.write(bytes, (error) => done(error ?? null, bytes.length));
  };
}
