import { join } from "node:path";
import sharp from "sharp";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { encodeQR } from "qr";

/** A picture for print: cropped to this aspect ratio, as wide as its box needs. */
export interface PrintedPicture {
  picture: ResolvedPicture;
  widthPx: number;
  heightPx: number;
}

/**
 * Lower quality than on a screen: paper hides more, and the file is sent by mail and in chats. Trying several scan
 * orders as well, like mozjpeg, would make a catalogue 2 % smaller, and take a fifth of the time of all documents.
 */
const jpeg = { quality: 76, trellisQuantisation: true, overshootDeringing: true, quantisationTable: 3 };

/** The path for the template. It is different for another picture or size. */
export function printedPath({ picture, widthPx, heightPx }: PrintedPicture): string {
  return `/pictures/${picture.id}-${picture.version}-${widthPx}x${heightPx}.jpg`;
}

/**
 * Reads the smallest encoded file that is large enough, or the largest, and crops it from the middle without
 * enlarging it.
 */
export async function printPicture(root: string, { picture, widthPx, heightPx }: PrintedPicture): Promise<Buffer> {
  const { id, version, widths, width, height } = picture;
  const neededWidth = Math.max(widthPx, (heightPx * width) / height);
  const fileWidth = widths.jpeg.find((each) => each >= neededWidth) ?? widths.jpeg.at(-1) ?? neededWidth;
  const scale = Math.min(1, fileWidth / neededWidth);
  const file = join(root, "generated", "public", "pictures", `${id}-${fileWidth}.${version}.jpg`);
  const [cutWidthPx, cutHeightPx] = [Math.round(widthPx * scale), Math.round(heightPx * scale)];
  return sharp(file).resize(cutWidthPx, cutHeightPx, { fit: "cover" }).jpeg(jpeg).toBuffer();
}

const ink = "#1a1e1b";

/** The library's minimum margin around the code, which is cropped because the paper is white anyway. */
const border = 1;

/** A QR code as SVG, without a border. */
export function qrSvg(text: string): string {
  const rows = encodeQR(text, "raw", { ecc: "medium", border });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  const size = rows.length - 2 * border;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${border} ${border} ${size} ${size}"><path fill="${ink}" shape-rendering="crispEdges" d="${path}"/></svg>`;
}
