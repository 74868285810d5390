import { join } from "node:path";
import sharp from "sharp";
import type { ResolvedPicture } from "#content/schema/picture.ts";

/** A picture as it is printed: cut to this proportion, as wide as its place needs. */
export interface PrintedPicture {
  picture: ResolvedPicture;
  widthPx: number;
  heightPx: number;
}

/** Smaller than on a screen: paper hides more, and the file is sent by mail and in chats. */
const quality = 76;

/** Where a template finds the picture. Another picture or size has another path. */
export function printedPath({ picture, widthPx, heightPx }: PrintedPicture): string {
  return `/pictures/${picture.id}-${picture.version}-${widthPx}x${heightPx}.jpg`;
}

/** Reads the smallest encoded file that is large enough, and cuts it from its middle. */
export async function printPicture(root: string, { picture, widthPx, heightPx }: PrintedPicture): Promise<Buffer> {
  const { id, version, widths, width, height } = picture;
  const neededWidth = Math.max(widthPx, (heightPx * width) / height);
  const fileWidth = widths.jpeg.find((each) => each >= neededWidth) ?? widths.jpeg.at(-1);
  const file = join(root, "generated", "public", "pictures", `${id}-${fileWidth}.${version}.jpg`);
  return sharp(file).resize(widthPx, heightPx, { fit: "cover" }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
