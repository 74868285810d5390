import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { logoWords } from "#content/text/logo-words.ts";
import { fontFaces } from "./font-faces.ts";

const widthPx = 1200;
const heightPx = 630;
const marginPx = 72;
const nameHeightPx = 96;
// The name inside the font file, at every optical size.
const familyInFile = "Newsreader 16pt";

/**
 * The picture for link previews, 1200 × 630: a picture of the site with the company name, in italics from the second word on, like the
 * logo.
 * @param masterPath a picture of at least that size
 */
export async function sharingPicture(root: string, masterPath: string, companyName: string): Promise<Buffer> {
  const name = await setInDisplayFont(root, companyName);
  const { height = nameHeightPx } = await sharp(name).metadata();
  return sharp(masterPath)
    .resize(widthPx, heightPx, { fit: "cover", position: "bottom" })
    .composite([{ input: Buffer.from(scrim()) }, { input: name, left: marginPx, top: heightPx - marginPx - height }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

function scrim(): string {
  const stops = [
    [0, 0.05],
    [0.45, 0.15],
    [1, 0.86],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#0e1210" stop-opacity="${opacity}"/>`);
  const gradient = `<linearGradient id="scrim" x2="0" y2="1">${stops.join("")}</linearGradient>`;
  return `<svg width="${widthPx}" height="${heightPx}"><defs>${gradient}</defs><rect width="100%" height="100%" fill="url(#scrim)"/></svg>`;
}

async function setInDisplayFont(root: string, companyName: string): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "sharing-picture-"));
  try {
    const roman = await writeStaticFont(root, folder, "display", companyName);
    const italic = await writeStaticFont(root, folder, "italic", companyName);
    // Pango recognises a font file only after it has set some text in it.
    await setText(`<span style="italic">${escapeMarkup(companyName)}</span>`, italic);
    const [upright, slanted] = logoWords(escapeMarkup(companyName));
    return await setText(`${upright} <span style="italic">${slanted}</span>`, roman);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function setText(markup: string, fontFile: string): Promise<Buffer> {
  const text = `<span foreground="#F1EDE4" letter_spacing="-1600">${markup}</span>`;
  const font = `${familyInFile}, ${nameHeightPx}`;
  return sharp({ text: { text, font, fontfile: fontFile, width: widthPx - 2 * marginPx, rgba: true, dpi: 72 } })
    .png()
    .toBuffer();
}

/** Subsets a site font to one text and one weight, as TrueType, which every system can read. */
async function writeStaticFont(root: string, folder: string, name: string, text: string): Promise<string> {
  const face = fontFaces.find((candidate) => candidate.name === name);
  if (!face) throw new Error(`There is no font called ${name}.`);
  const { default: subsetFont } = await import("subset-font");
  const source = await readFile(join(root, "node_modules", face.source));
  const variationAxes = { opsz: 60, wght: 360 };
  const font = await subsetFont(source, text, { targetFormat: "truetype", variationAxes });
  const path = join(folder, `${name}.ttf`);
  await writeFile(path, font);
  return path;
}

function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
