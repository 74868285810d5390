import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { OutputInfo, Sharp } from "sharp";
import { bestWithin } from "./best-within.ts";
import type { Master } from "./masters.ts";
import { avifBudgetBytes, encodingSettings, fileEndings, qualitiesFor, variantWidthsPx } from "./settings.ts";
import type { AvifSettings, FormatSettings, PictureFormat } from "./settings.ts";

/** One encoded file in the cache. */
export interface EncodedVariant {
  format: PictureFormat;
  width: number;
  file: string;
}

export interface EncodedPicture {
  width: number;
  height: number;
  colour: string;
  /** A tiny preview as a data URL; empty for a swatch, because its colour says as much. */
  preview: string;
  variants: EncodedVariant[];
}

/** Pixels without a format. */
interface ResizedPicture {
  data: Buffer;
  info: OutputInfo;
}

const previewLongSidePx = 8;

// Pictures are encoded side by side, one core each: quicker in total than several cores on one picture.
sharp.concurrency(1);
sharp.cache(false);

/** Encodes every variant of a master into `folder`; throws with the master's name if it is not a readable picture. */
export async function encodePicture(master: Master, folder: string): Promise<EncodedPicture> {
  try {
    const original = await sharp(master.path)
      .rotate()
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = original.info;
    const pixels = () => sharp(original.data, { raw: { width, height, channels } });

    // Both formats have some widths in common, and making a picture smaller takes as long as encoding a small one.
    const resized = new Map<number, Promise<ResizedPicture>>();
    const resizedTo = (widthPx: number) => {
      const made =
        resized.get(widthPx) ?? pixels().resize({ width: widthPx }).raw().toBuffer({ resolveWithObject: true });
      resized.set(widthPx, made);
      return made;
    };

    const variants: EncodedVariant[] = [];
    for (const [format, settings] of Object.entries(encodingSettings[master.kind].formats)) {
      for (const widthPx of variantWidthsPx(settings.widthsPx, width)) {
        const picture = await resizedTo(widthPx);
        variants.push(await encodeVariant(picture, master, format as PictureFormat, settings, folder));
      }
    }
    const [colour, preview] = [await meanColour(pixels()), master.kind === "swatch" ? "" : await previewOf(pixels())];
    return { width, height, colour, preview, variants };
  } catch (error) {
    throw new Error(`The master ${master.path} could not be encoded: ${(error as Error).message}`, { cause: error });
  }
}

async function encodeVariant(
  { data, info: { width, height, channels } }: ResizedPicture,
  master: Master,
  format: PictureFormat,
  settings: FormatSettings,
  folder: string,
): Promise<EncodedVariant> {
  const limitBytes = format === "avif" ? avifBudgetBytes(master.kind, width) : Number.POSITIVE_INFINITY;
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const encodeWith = (quality: number) =>
    (settings.avif
      ? asAvif(pixels(), width, quality, settings.avif)
      : pixels().jpeg({ quality, progressive: true })
    ).toBuffer();
  // A photograph of a coarse texture may be larger at the lowest quality.
  const encoded = await bestWithin(limitBytes, qualitiesFor(settings, width), encodeWith);
  const file = `${width}.${fileEndings[format]}`;
  await writeFile(join(folder, file), encoded);
  return { format, width: width, file };
}

function asAvif(pixels: Sharp, width: number, quality: number, { tune, effort1UpToPx }: AvifSettings): Sharp {
  return pixels.avif({
    quality,
    effort: width <= effort1UpToPx ? 1 : 0,
    chromaSubsampling: "4:2:0",
    tune,
  });
}

async function meanColour(pixels: Sharp): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await pixels.resize(1, 1, { fit: "fill", kernel: "cubic" }).raw().toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

async function previewOf(pixels: Sharp): Promise<string> {
  const tiny = await pixels
    .resize({ width: previewLongSidePx, height: previewLongSidePx, fit: "inside" })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
