import { parseShortlist } from "./parse-shortlist.ts";
import type { Shortlist } from "./shortlist.ts";

/** Far more than the longest list needs: anything longer was not made by this site. */
const longestText = 100_000;

/** A list as a URL fragment, which is never sent to a server: compressed JSON in base64url. */
export async function listToFragment(list: Shortlist): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(list)), new CompressionStream("deflate-raw"));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The list in the fragment of a shared address; undefined if it is truncated or not a list. */
export async function listFromFragment(fragment: string): Promise<Shortlist | undefined> {
  try {
    const letters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return parseShortlist(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(text)));
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of readAll(new Blob([bytes]).stream().pipeThrough(stream))) {
    length += part.length;
    if (length > longestText) throw new RangeError("The list is too long.");
    parts.push(part);
  }
  const whole = new Uint8Array(length);
  parts.reduce((start, part) => (whole.set(part, start), start + part.length), 0);
  return whole;
}

/** Not every browser supports iterating over a stream. */
async function* readAll(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
