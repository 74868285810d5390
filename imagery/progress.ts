export interface Progress {
  done: number;
  total: number;
  /** What was finished last. */
  id: string;
}

interface ProgressStream {
  isTTY?: boolean;
  write: (text: string) => boolean;
}

const quietIntervalMs = 10_000;

/** Tells on a stream how far a build is: one line that is rewritten on a terminal, elsewhere a line every ten seconds. */
export function reportProgress(stream: ProgressStream, label: string): (progress: Progress) => void {
  let lastLineMs = performance.now();
  return ({ done, total, id }) => {
    if (stream.isTTY) {
      stream.write(`\r\u001B[K${label} ${done}/${total} ${done === total ? "\n" : id}`);
      return;
    }
    const nowMs = performance.now();
    if (nowMs - lastLineMs < quietIntervalMs) return;
    lastLineMs = nowMs;
    stream.write(`${label} ${done}/${total}\n`);
  };
}
