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
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Not every browser supports iterating over a stream.
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > longestText) throw new RangeError("The list is too long.");
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
