/** The last part of an address, derived from a name: `Cork Panel 12 mm` as `corkPanel12Mm`. */
export function slugOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join("");
  return joined.replace(/^[0-9]+/, "");
}
