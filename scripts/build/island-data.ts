import { createHash } from "node:crypto";

/** Shorter props stay in the document: they cost less than a request. */
const leastCharacters = 2000;

const largeProps = new RegExp(` data-props="([^"]{${leastCharacters},})"`, "g");
const characters: Record<string, string> = { "&quot;": '"', "&amp;": "&", "&lt;": "<", "&gt;": ">", "&#x27;": "'" };

/**
 * Moves large props of a page's islands (`app/islands/island.tsx`) into separate files, so that they do not delay the page.
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
