import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { printableCharacters } from "#content/text/clean-text.ts";

const newsreader = "@fontsource-variable/newsreader";
const instrumentSans = "@fontsource-variable/instrument-sans";

const dejaVuSans = "@fontsource/dejavu-sans";
const devanagari = "@fontsource/noto-sans-devanagari";

/** The font packages: a new version of one changes the documents. */
export const fontPackages = [newsreader, instrumentSans, dejaVuSans, devanagari];

const serif = `${newsreader}/files/newsreader-latin-opsz-normal.woff2`;
const serifItalic = `${newsreader}/files/newsreader-latin-opsz-italic.woff2`;
const sans = `${instrumentSans}/files/instrument-sans-latin-wght-normal.woff2`;

/** The faces of the site. Templates select those of a family by weight and style. */
const faces: { file: string; axes: Record<string, number> }[] = [
  { file: serif, axes: { opsz: 60, wght: 340 } },
  { file: serif, axes: { opsz: 18, wght: 390 } },
  { file: serifItalic, axes: { opsz: 60, wght: 340 } },
  { file: sans, axes: { wght: 400 } },
  { file: sans, axes: { wght: 550 } },
];

/** Fonts with the characters missing from the site's fonts. Templates use them as fallbacks. */
const fallbackFiles = [
  `${dejaVuSans}/files/dejavu-sans-latin-400-normal.woff2`,
  `${dejaVuSans}/files/dejavu-sans-latin-700-normal.woff2`,
  `${devanagari}/files/noto-sans-devanagari-devanagari-400-normal.woff2`,
  `${devanagari}/files/noto-sans-devanagari-devanagari-600-normal.woff2`,
];

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
const otherCharacters = "\u00A0\u2011–—‘’“”…·•×°−±²³½¼¾µ′″ÉØàáâäåçèéêëíîïñóôöøúûüß©®™";

/** Every character that documents can print. */
const printable = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((character) =>
  printableCharacters.test(character),
);

/**
 * Reads the faces from the font packages and fixes their axes, because the typesetter does not support variable
 * fonts.
 */
export async function readFonts(root: string): Promise<Buffer[]> {
  const made = faces.map(async ({ file, axes }) =>
    subsetFont(await readFile(join(root, "node_modules", file)), basicLatin + otherCharacters, {
      targetFormat: "truetype",
      variationAxes: axes,
      keepFeatures: ["kern", "liga", "lnum", "tnum", "ccmp", "mark", "mkmk"],
      noHinting: true,
    }),
  );
  const fallbacks = fallbackFiles.map(async (file) =>
    subsetFont(await readFile(join(root, "node_modules", file)), printable.join(""), {
      targetFormat: "truetype",
      noHinting: true,
    }),
  );
  return Promise.all([...made, ...fallbacks]);
}
