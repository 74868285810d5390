/**
 * Whether a text has a word so long that it must break (class `breakable`), or it would push what is beside it off the page. Shorter
 * words stay whole, and decide how wide their column is.
 */
export function hasLongWord(text: string): boolean {
  return /\S{25}/.test(text);
}
