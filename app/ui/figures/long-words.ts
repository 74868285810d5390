/**
 * Whether a text has a word so long that it must break (class `breakable`), because it would push its neighbours
 * off the page. Shorter words do not break, and set the width of their column.
 */
export function hasLongWord(text: string): boolean {
  return /\S{25}/.test(text);
}
