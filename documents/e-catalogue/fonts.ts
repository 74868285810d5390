import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

/** The site's serif for headings and for text, and its sans serif. */
export type Face = "display" | "serif" | "sans";

/** TrueType files by face, ready to be embedded. */
export type Fonts = Record<Face, Buffer>;

const newsreader = "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2";
const instrumentSans = "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2";

// Values are set in the serif, because the sans serif lacks the raised figures of m² and m³.
const sources: Record<Face, { file: string; axes: Record<string, number> }> = {
  display: { file: newsreader, axes: { opsz: 60, wght: 340 } },
  serif: { file: newsreader, axes: { opsz: 10, wght: 400 } },
  sans: { file: instrumentSans, axes: { wght: 400 } },
};

const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
const otherCharacters = "\u00A0–—‘’“”…·•×°±²³©é";

/**
 * Reads the faces from the font packages and fixes their axes. pdfkit does not read variable or compressed fonts
 * reliably, so each becomes a plain TrueType font.
 */
export async function readFonts(root: string): Promise<Fonts> {
  const faces = Object.entries(sources).map(async ([face, { file, axes }]) => {
    const source = await readFile(join(root, "node_modules", file));
    const font = await subsetFont(source, basicLatin + otherCharacters, {
      targetFormat: "truetype",
      variationAxes: axes,
      keepFeatures: ["kern", "liga", "lnum", "tnum", "ccmp", "mark", "mkmk"],
      noHinting: true,
    });
    return [face, font] as const;
  });
  return Object.fromEntries(await Promise.all(faces)) as Fonts;
}
