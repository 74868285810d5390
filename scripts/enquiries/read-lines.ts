import type { FileHandle } from "node:fs/promises";

/** An enquiry of the form takes less than a thousandth of it. */
const longestLine = 16 * 1024 * 1024;
const beginningLength = 100;

/** A line of a file, counted from 1. Its text is undefined if it is not UTF-8. If a line is too long, only its beginning is kept. */
export type Line = { number: number } & ({ text: string | undefined } | { beginning: string });

/** The non-empty lines of a file from its beginning, with at most one in memory. */
export async function* readLines(file: FileHandle): AsyncGenerator<Line> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let parts: Buffer[] = [];
  let length = 0;
  let number = 1;

  const keep = (part: Buffer) => {
    length += part.length;
    if (length <= longestLine) parts.push(part);
    else parts = parts.slice(0, 2);
  };
  const line = (): Line =>
    length > longestLine
      ? { number, beginning: Buffer.concat(parts).toString("latin1", 0, beginningLength) }
      : { number, text: decoded(decoder, parts) };

  for await (const chunk of chunksOf(file)) {
    let rest = chunk;
    for (let end = rest.indexOf("\n"); end !== -1; end = rest.indexOf("\n")) {
      keep(rest.subarray(0, end));
      if (length > 0) yield line();
      [parts, length, number] = [[], 0, number + 1];
      rest = rest.subarray(end + 1);
    }
    keep(rest);
  }
  if (length > 0) yield line();
}

/** Unlike with a stream, reading can stop early and start again. */
async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  const length = 64 * 1024;
  for (let position = 0; ;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

function decoded(decoder: TextDecoder, parts: readonly Buffer[]): string | undefined {
  try {
    return decoder.decode(Buffer.concat(parts));
  } catch {
    return undefined;
  }
}
