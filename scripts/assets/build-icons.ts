import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { mastersFolder } from "#imagery/masters.ts";
import { readCompanyName } from "./company-name.ts";
import { sharingPicture } from "./sharing-picture.ts";
import { writeWhole } from "./write-whole.ts";

const sharingMaster = "auditorium-stage-piano.webp";
const markMaster = "icons/site-mark.webp";

/** A fading sound, drawn as five slats: whole pixels at 16 and at 32. */
const mark = { sidePx: 32, slatHeightsPx: [28, 20, 12, 8, 4], slatWidthPx: 4, pitchPx: 6 };
/** The sizes that browsers ask for to install the site. */
const installedIconsPx = [192, 512];
const moss = "#21453A";
const mossOnDark = "#A9CDBD";

/**
 * Writes the site's icons and its sharing picture into `generated/public`: `favicon.svg`, drawn in whole pixels;
 * `favicon.ico` (32 px), `apple-touch-icon.png` (180 px) and `icon-192.png` and `icon-512.png`, the same mark rendered in
 * timber, for `site.webmanifest`; and `sharing.jpg` (1200 × 630).
 */
export async function buildIcons(root: string = process.cwd()): Promise<void> {
  const folder = join(root, "generated", "public");
  await mkdir(folder, { recursive: true });
  const companyName = await readCompanyName(root);
  const write = (name: string, content: string | Buffer) => writeWhole(join(folder, name), content);
  await write("favicon.svg", tabIcon());
  const renderedMark = join(mastersFolder(root), markMaster);
  await write("favicon.ico", icoFile(await shrink(renderedMark, 32)));
  await write("apple-touch-icon.png", await shrink(renderedMark, 180));
  for (const sidePx of installedIconsPx) await write(`icon-${sidePx}.png`, await shrink(renderedMark, sidePx));
  await write("site.webmanifest", manifest(companyName));
  await write("sharing.jpg", await sharingPicture(root, join(mastersFolder(root), sharingMaster), companyName));
}

/** Describes the site to a device on which it is installed. */
function manifest(companyName: string): string {
  const icons = installedIconsPx.map((sidePx) => ({
    src: `/icon-${sidePx}.png`,
    sizes: `${sidePx}x${sidePx}`,
    type: "image/png",
    purpose: "any maskable",
  }));
  const colours = { background_color: "#F4F1EA", theme_color: "#F4F1EA" };
  return JSON.stringify({
    id: "/",
    name: companyName,
    start_url: "/",
    display: "minimal-ui",
    lang: "en-IN",
    ...colours,
    icons,
  });
}

/** The mark without a background, for a browser's tab: it follows the light or dark scheme of the browser. */
function tabIcon(): string {
  const { sidePx, slatHeightsPx, slatWidthPx, pitchPx } = mark;
  const leftPx = (sidePx - (slatHeightsPx.length - 1) * pitchPx - slatWidthPx) / 2;
  const slats = slatHeightsPx.map(
    (height, index) =>
      `M${leftPx + index * pitchPx} ${(sidePx - height) / 2}h${slatWidthPx}v${height}h-${slatWidthPx}z`,
  );
  const style = `<style>path{fill:${moss}}@media(prefers-color-scheme:dark){path{fill:${mossOnDark}}}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sidePx} ${sidePx}">${style}<path d="${slats.join("")}"/></svg>\n`;
}

function shrink(master: string, sidePx: number): Promise<Buffer> {
  return sharp(master).resize(sidePx, sidePx).png({ compressionLevel: 9 }).toBuffer();
}

/** An ICO file with one PNG of 32 × 32 pixels, for browsers that request `/favicon.ico`. */
function icoFile(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

if (import.meta.main) {
  await buildIcons();
  console.log("Icons: 5 and the sharing picture ready.");
}
