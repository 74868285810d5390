import { createHash } from "node:crypto";

/** Shorter props stay in the document: a request costs more than they do. */
const leastCharacters = 2000;

const largeProps = new RegExp(` data-props="([^"]{${leastCharacters},})"`, "g");
const characters: Record<string, string> = { "&quot;": '"', "&amp;": "&", "&lt;": "<", "&gt;": ">", "&#x27;": "'" };

/**
 * Moves the large props of the islands of a page (`app/islands/island.tsx`) into files, which a visitor does not have to wait for before
 * the page is there.
 * @returns the page, and the text of each file by its address
 */
export function separateIslandData(html: string): { html: string; files: Map<string, string> } {
  const files = new Map<string, string>();
  const separated = html.replaceAll(largeProps, (_, escaped: string) => {
    const text = escaped.replaceAll(/&[^;]+;/g, (reference) => characters[reference] ?? reference);
    const hash = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const address = `/static/data/${hash}.json`;
    files.set(address, text);
    return ` data-props-file="${address}"`;
  });
  return { html: separated, files };
}
