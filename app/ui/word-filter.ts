import { cleanLine, withPlainDigits } from "#content/text/clean-text.ts";

/** Longer queries are truncated, so that addresses do not grow without limit. */
export const longestQuery = 200;

/** Returns a function that tells whether a text contains every word of a query. Case and accents are ignored. */
export function wordFilter(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
}

function plain(text: string): string {
  return withPlainDigits(cleanLine(text)).normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
