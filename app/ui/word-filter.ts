/** Longer queries are cut, so that no address grows without limit. */
export const longestQuery = 200;

/** Returns a function that tells whether a text has every word of a query, at any place. Case and accents are ignored. */
export function wordFilter(query: string): (text: string) => boolean {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("\u00A0", " ").toLowerCase();
}
