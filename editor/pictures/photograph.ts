import { readFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { NotPossible } from "../store/outcomes.ts";
import { cropOf, focusPercentIn, type Crop } from "./crop.ts";
import { heicAsPng, isHeic, mostHeicPixels } from "./heic.ts";
import { photographEndings, type Photograph } from "./placed-photographs.ts";
import type { PlaceKind } from "./places.ts";

/** The photograph cannot be used; the message says why, and what to do. */
export class UnusablePhotograph extends NotPossible {}

export const mostBytes = 40 * 1024 * 1024;
export const tooLargePhotograph = `A photograph can be at most ${mostBytes / 1024 / 1024} MB. Export a smaller version: a width of 3000 pixels is enough for every place.`;
const mostPixels = 120_000_000;
const leastSidePx = 320;
const previewPx = 900;
const thumbnailPx = 360;

const signatures: Record<Photograph["ending"], (bytes: Buffer) => boolean> = {
  jpg: isJpeg,
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  heic: isHeic,
  avif: (bytes) => /^ftypavi[fs]$/.test(bytes.toString("latin1", 4, 12)),
  tif: isTiff,
};

/** Decodes the whole photograph, so that no broken or disguised file is kept. @throws {UnusablePhotograph} */
export async function readPhotograph(bytes: Uint8Array): Promise<Photograph> {
  const buffer = Buffer.from(bytes);
  const ending = photographEndings.find((each) => signatures[each](buffer));
  if (!ending) throw new UnusablePhotograph(reasonOfOther(buffer));
  try {
    // Decoded once, because HEIC takes a second or two.
    const readable = await asReadable(buffer);
    await refuseDamaged(readable);
    const preview = await open(readable)
      .resize({ width: previewPx, withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    const { width = 0, height = 0, orientation = 1, pages = 1 } = await sharp(readable).metadata();
    // In a TIFF with several pages, the first is the picture; the others are smaller versions of it.
    if (pages > 1 && ending !== "tif")
      throw new UnusablePhotograph("Animated pictures cannot be used. Choose a still picture.");
    const [widthPx, heightPx] = orientation >= 5 ? [height, width] : [width, height];
    if (Math.min(widthPx, heightPx) < leastSidePx) {
      throw new UnusablePhotograph(
        `This picture is ${widthPx} × ${heightPx} pixels. Each side must be at least ${leastSidePx} pixels long.`,
      );
    }
    return { ending, widthPx, heightPx, preview: dataUri(preview) };
  } catch (error) {
    if (error instanceof UnusablePhotograph) throw error;
    if (/pixel limit/i.test(String(error))) {
      const [most, also] = ending === "heic" ? [mostHeicPixels, ", or export it as a JPEG"] : [mostPixels, ""];
      throw new UnusablePhotograph(
        `This picture has more than ${most / 1_000_000} million pixels. Reduce its size first${also}.`,
      );
    }
    throw new UnusablePhotograph(
      "This file is damaged or incomplete. Copy it from the camera again, or export it again.",
    );
  }
}

/** The crop of a photograph for a place. */
interface Master {
  /** The cropped picture, upright, without location and camera data. */
  readonly bytes: Uint8Array;
  /** For places narrower than the picture: the horizontal position of the visible part. */
  readonly focusPercent?: number;
}

/** Crops a photograph for a place. */
export async function makeMaster(photograph: Uint8Array, crop: Crop, kind: PlaceKind): Promise<Master> {
  const upright = await open(await asReadable(Buffer.from(photograph)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const size = { widthPx: upright.info.width, heightPx: upright.info.height };
  const master = sharp(upright.data, {
    raw: { width: size.widthPx, height: size.heightPx, channels: upright.info.channels },
  })
    .extract(cropOf(size, crop, kind.proportion))
    .resize({ width: kind.widestPx, withoutEnlargement: true })
    .webp({ quality: 92, effort: 4 });
  return {
    bytes: new Uint8Array(await master.toBuffer()),
    ...(kind.onPhones && { focusPercent: focusPercentIn(size, crop, kind.proportion) }),
  };
}

/** The width of a master, and a thumbnail as a data URI; empty if it is unreadable. */
export async function lookAt(master: string | undefined): Promise<{ widthPx?: number; thumbnail?: string }> {
  if (master === undefined) return {};
  try {
    // Read here, because sharp may have cached an earlier file of this path.
    const image = sharp(await readFile(master));
    const { width } = await image.metadata();
    const small = await image.resize({ width: thumbnailPx, withoutEnlargement: true }).webp({ quality: 70 }).toBuffer();
    return { widthPx: width, thumbnail: dataUri(small) };
  } catch {
    return {};
  }
}

/** The mean colour of a master: `#8a7f6d`. */
export async function meanColour(master: Uint8Array): Promise<string> {
  const { channels } = await sharp(master).stats();
  const levels = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  return `#${levels.join("")}`;
}

function dataUri(webp: Buffer): string {
  return `data:image/webp;base64,${webp.toString("base64")}`;
}

/** A photograph in a format that sharp reads. */
async function asReadable(buffer: Buffer): Promise<Buffer> {
  return isHeic(buffer) ? heicAsPng(buffer) : buffer;
}

const endOfJpeg = Buffer.from([0xff, 0xd9]);

/**
 * Upright, in sRGB, without transparency and metadata. Phones and editors write small errors that every viewer ignores. A JPEG that lacks
 * only its end marker is complete if it decodes once the marker is added.
 */
function open(buffer: Buffer): Sharp {
  const isWithoutEnd = isJpeg(buffer) && !buffer.subarray(-2).equals(endOfJpeg);
  return sharp(isWithoutEnd ? Buffer.concat([buffer, endOfJpeg]) : buffer, {
    limitInputPixels: mostPixels,
    failOn: isWithoutEnd ? "warning" : "error",
  })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb");
}

/** @throws {Error} if the middle of a JPEG is missing or damaged, about which the decoder only warns */
async function refuseDamaged(buffer: Buffer): Promise<void> {
  if (!isJpeg(buffer)) return;
  const strict = sharp(buffer, { limitInputPixels: mostPixels, failOn: "warning" });
  await strict
    .raw()
    .toBuffer()
    .catch((error: unknown) => {
      // Without an end marker the decoder also reports missing data, but `open` handles that case.
      const hasEnd = buffer.subarray(-2).equals(endOfJpeg);
      if (hasEnd && /premature end|bad Huffman|\d{4,} extraneous bytes/i.test(String(error))) throw error;
    });
}

function isJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
}

function isTiff(bytes: Buffer): boolean {
  return /^(?:II\*\0|MM\0\*)$/.test(bytes.toString("latin1", 0, 4));
}

function reasonOfOther(buffer: Buffer): string {
  if (buffer.length === 0) return "This file is empty.";
  return "This file is not a photograph that can be used. Choose a JPEG, HEIC, PNG, WebP, AVIF or TIFF file.";
}
