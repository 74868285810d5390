export interface Progress {
  done: number;
  total: number;
  /** The picture that was finished last. */
  id: string;
}

interface ProgressStream {
  isTTY?: boolean;
  write: (text: string) => boolean;
}

const quietIntervalMs = 10_000;

/** Reports progress on a stream: on a terminal one line that is rewritten, elsewhere a line every ten seconds. */
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
