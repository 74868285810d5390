/**
 * What the fonts of the documents have: Latin, Greek and Cyrillic letters, Devanagari, and the usual signs. Also the
 * characters without a shape that `cleanText` keeps.
 */
export const printableCharacters = new RegExp(
  "[ -~\\u00A0-\\u02E9\\u0300-\\u034F\\u0391-\\u03A1\\u03A3-\\u0525\\u0900-\\u097F\\u1E00-\\u1EFB\\u2000-\\u2064" +
    "\\u2070\\u2071\\u2074-\\u208E\\u20A0-\\u20B5\\u20B8-\\u20BA\\u20BD\\u2100-\\u2109\\u210B-\\u2149\\u2150-\\u2185" +
    "\\u2190-\\u2311\\u2460-\\u2469\\u2500-\\u269C\\u2701-\\u2704\\u2706-\\u2709\\u270C-\\u2727\\u2761-\\u2794" +
    "\\u2A7D-\\u2AA0\\uFE0E\\uFE0F]",
  "u",
);

/** The characters of a text that documents cannot print, each once. */
export function unprintableCharacters(text: string): string[] {
  return [...new Set(text)].filter((character) => !printableCharacters.test(character));
}
