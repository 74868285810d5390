import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

const brands = /^(?:heic|heix|hevc|heim|heis|mif1|msf1)$/;

/** The most pixels in a photograph from a phone. The decoder needs about 20 bytes for each pixel. */
export const mostHeicPixels = 51_000_000;

/** The file cannot be decoded: it is damaged, truncated, or not HEIC. */
export class UndecodableHeic extends Error {}

/** Whether a file's header is HEIC, Apple's photo format. */
export function isHeic(bytes: Buffer): boolean {
  return bytes.toString("latin1", 4, 8) === "ftyp" && brands.test(bytes.toString("latin1", 8, 12));
}

/** The offset of the lower half of `max_image_size_pixels` in libheif's structure `heif_security_limits`. The upper half is 0. */
const offsetOfMostPixels = 8;

/**
 * Converts HEIC to PNG, upright, with its colour profile and without other metadata.
 * @throws {UndecodableHeic}
 */
export async function heicAsPng(bytes: Buffer, mostPixels = mostHeicPixels): Promise<Buffer> {
  const { default: open } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs");
  // A new instance for each photograph, so that its memory is released.
  const heif = open();
  const { HeifDecoder } = heif;
  // The decoder refuses a picture that is larger than its header says. The limit is for the tiles of a grid, which may be larger than it.
  heif.HEAPU32[(heif.heif_get_global_security_limits() + offsetOfMostPixels) / 4] = mostPixels;
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) throw new UndecodableHeic("It has no picture.");
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > mostPixels) throw new UndecodableHeic("It exceeds the pixel limit.");
  const data = new Uint8ClampedArray(width * height * 4);
  const decoded = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  if (!decoded) throw new UndecodableHeic("Its picture is damaged.");
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer();
  const profile = profileIn(bytes);
  return profile ? withProfile(png, profile) : png;
}

/** The colour profile of a file: the `colr` box of type `prof`. */
function profileIn(bytes: Buffer): Buffer | undefined {
  const start = bytes.indexOf("colrprof");
  if (start < 4) return undefined;
  const end = start - 4 + bytes.readUInt32BE(start - 4);
  return end <= bytes.length ? bytes.subarray(start + 8, end) : undefined;
}

const pngStart = 8;
const chunkOverhead = 12;

/** A PNG with a colour profile, in a chunk after the first one. */
function withProfile(png: Buffer, profile: Buffer): Buffer {
  const firstEnd = pngStart + chunkOverhead + png.readUInt32BE(pngStart);
  const body = Buffer.concat([Buffer.from("iCCPprofile\0\0", "latin1"), deflateSync(profile)]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - "iCCP".length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, firstEnd), length, body, check, png.subarray(firstEnd)]);
}
