import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cropOf } from "./crop.ts";
import { heicAsPng, UndecodableHeic } from "./heic.ts";
import { makeMaster, readPhotograph, UnusablePhotograph } from "./photograph.ts";

const middle = { focusX: 0.5, focusY: 0.5, closer: 1 };
const banner = { name: "hero", proportion: [2, 1], widestPx: 2000, leastPx: 1600 } as const;

/** A photograph that is red on the left and blue on the right, as written by a camera held upright. */
async function photograph(
  format: "jpeg" | "png" | "webp" | "tiff" = "jpeg",
  width = 800,
  height = 600,
): Promise<Buffer> {
  const left = {
    input: { create: { width: width / 2, height, channels: 3, background: "#c00000" } },
    left: 0,
    top: 0,
  } as const;
  return sharp({ create: { width, height, channels: 3, background: "#0000c0" } })
    .composite([left])
    .withExif({ IFD0: { Make: "Camera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "18/1 31/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

// 400 × 360 pixels, red on the left and blue on the right, with the colour profile Display P3 and a camera's EXIF data. Encoded with
// heif-enc of libheif 1.15.1, for these tests.
const appleFormat = readFileSync("editor/testing/photograph.heic");

describe("a photograph", () => {
  test.each([
    ["jpeg", "jpg"],
    ["png", "png"],
    ["webp", "webp"],
    ["tiff", "tif"],
  ] as const)("in %s is accepted and shown upright", async (format, ending) => {
    const taken = await readPhotograph(await photograph(format));
    expect(taken).toMatchObject({ ending, widthPx: 600, heightPx: 800 });
    expect(taken.preview).toMatch(/^data:image\/webp;base64,/);
  });

  test("becomes an upright master without location and camera data", async () => {
    const original = await photograph("jpeg", 1600, 1200);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const master = await makeMaster(original, { ...middle, focusY: 0 }, banner);
    const { exif, icc, xmp, orientation, width, height, format } = await sharp(master.bytes).metadata();
    expect({ exif, xmp, orientation, width, height, format }).toEqual({
      exif: undefined,
      xmp: undefined,
      orientation: undefined,
      width: 1200,
      height: 600,
      format: "webp",
    });
    expect(icc).toBeUndefined();
    // Rotated by 90°, its left side is at the top.
    const { dominant } = await sharp(master.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  /** Inserts bytes before the first table. */
  const withInserted = async (...bytes: number[]) => {
    const whole = await photograph();
    const table = whole.indexOf(Buffer.from([0xff, 0xdb]));
    return Buffer.concat([whole.subarray(0, table), Buffer.from(bytes), whole.subarray(table)]);
  };
  test.each([
    [
      "that a phone wrote with wrong parameters of its scan",
      async () => readFileSync("editor/testing/phone-invalid-sos.jpg"),
    ],
    ["with bytes between its parts", () => withInserted(0, 0, 0, 0)],
    ["without its end mark", async () => (await photograph()).subarray(0, -2)],
    [
      "with a film behind it",
      async () => Buffer.concat([await photograph(), Buffer.from("ftypmp42"), Buffer.alloc(5000, 7)]),
    ],
    ["with an unknown block", () => withInserted(0xff, 0xee, 0, 6, 1, 2, 3, 4)],
    [
      "in the colours of print",
      async () =>
        sharp(await photograph())
          .toColourspace("cmyk")
          .jpeg()
          .toBuffer(),
    ],
    [
      "in AVIF",
      async () =>
        sharp(await photograph())
          .autoOrient()
          .avif({ effort: 0 })
          .toBuffer(),
    ],
    [
      "in TIFF and the colours of print, as photographers deliver",
      async () =>
        sharp(await photograph())
          .toColourspace("cmyk")
          .tiff({ compression: "lzw" })
          .toBuffer(),
    ],
  ])("%s is accepted, because every viewer opens it", async (_, read) => {
    const bytes = await read();
    const taken = await readPhotograph(bytes);
    expect(Math.min(taken.widthPx, taken.heightPx)).toBeGreaterThanOrEqual(600);
    await expect(makeMaster(bytes, middle, banner)).resolves.toBeDefined();
  });

  test("in HEIC keeps its colours, and its master has no camera data", async () => {
    expect(appleFormat.includes("Camera")).toBe(true);
    expect(await readPhotograph(appleFormat)).toMatchObject({ ending: "heic", widthPx: 400, heightPx: 360 });
    const left = await makeMaster(appleFormat, { focusX: 0, focusY: 0.5, closer: 4 }, banner);
    const { format, exif } = await sharp(left.bytes).metadata();
    expect({ format, exif }).toEqual({ format: "webp", exif: undefined });
    const { channels } = await sharp(left.bytes).stats();
    // The same red has other values in the file's colour profile.
    for (const [channel, level] of [192, 0, 0].entries())
      expect(Math.abs(channels[channel]!.mean - level), `channel ${channel}`).toBeLessThan(8);
  });

  test("is neither enlarged nor kept larger than its place needs", async () => {
    const size = async (width: number, height: number) => {
      const master = await makeMaster(
        await sharp({ create: { width, height, channels: 3, background: "#777" } })
          .png()
          .toBuffer(),
        middle,
        banner,
      );
      return (await sharp(master.bytes).metadata()).width;
    };
    expect(await size(1000, 500)).toBe(1000);
    expect(await size(2400, 1200)).toBe(2000);
  });
});

describe("an unusable photograph is refused with a message", () => {
  const refused = async (bytes: Uint8Array) => {
    const failure = await readPhotograph(bytes).catch((error: unknown) => error);
    if (!(failure instanceof UnusablePhotograph)) throw new Error("It was not refused.");
    return failure.message;
  };

  test("if it is another kind of file with a photograph's extension", async () => {
    for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "%PDF-1.7", "#!/bin/sh"]) {
      expect(await refused(Buffer.from(text))).toBe(
        "This file is not a photograph that can be used. Choose a JPEG, HEIC, PNG, WebP, AVIF or TIFF file.",
      );
    }
  });

  test.each([
    [
      "cut in half with an end mark",
      (whole: Buffer) => [whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])],
    ],
    [
      "with zeros in its middle",
      (whole: Buffer) => [
        whole.subarray(0, whole.length * 0.4),
        Buffer.alloc(whole.length * 0.3),
        whole.subarray(whole.length * 0.7),
      ],
    ],
  ])("if it is %s", async (_, parts) => {
    expect(await refused(Buffer.concat(parts(Buffer.from(await photograph()))))).toMatch(/damaged or incomplete/);
  });

  test("if it has only the header of a photograph", async () => {
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<script>alert(1)</script>")]);
    expect(await refused(disguised)).toMatch(/damaged or incomplete/);
  });

  test.each(["jpeg", "png", "webp"] as const)("if a part of it is missing (%s)", async (format) => {
    const whole = await photograph(format);
    expect(await refused(whole.subarray(0, Math.floor(whole.length * 0.6)))).toMatch(/damaged or incomplete/);
  });

  test.each([0.3, 0.6, 0.9, 0.98])(
    "if it is truncated after %f of its length, as a phone's or a progressive JPEG",
    async (share) => {
      const progressive = await sharp(await photograph())
        .jpeg({ progressive: true })
        .toBuffer();
      for (const whole of [readFileSync("editor/testing/phone-invalid-sos.jpg"), progressive, await photograph()])
        expect(await refused(whole.subarray(0, Math.floor(whole.length * share)))).toMatch(/damaged or incomplete/);
    },
  );

  test("if it is a HEIC file with only a header, or with a part missing", async () => {
    const disguised = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
    expect(await refused(disguised)).toMatch(/damaged or incomplete/);
    expect(await refused(appleFormat.subarray(0, Math.floor(appleFormat.length * 0.9)))).toMatch(
      /damaged or incomplete/,
    );
    const picture = appleFormat.indexOf("mdat") + "mdat".length;
    const spoilt = Buffer.from(appleFormat).fill(0xff, picture, picture + 20);
    expect(await refused(spoilt)).toMatch(/damaged or incomplete/);
  });

  test.each([
    [60_000, 60_000],
    // Allowed for other formats, but the decoder of HEIC needs several times as much memory.
    [9_000, 6_000],
  ])("if it is a HEIC file of %i × %i pixels", async (width, height) => {
    const huge = Buffer.from(appleFormat);
    const size = huge.indexOf("ispe") + "ispe".length + 4;
    huge.writeUInt32BE(width, size);
    huge.writeUInt32BE(height, size + 4);
    expect(await refused(huge)).toBe(
      "This picture has more than 51 million pixels. Reduce its size first, or export it as a JPEG.",
    );
  });

  test("if it is a HEIC file with more pixels than its header says", async () => {
    const disguised = Buffer.from(appleFormat);
    const size = disguised.indexOf("ispe") + "ispe".length + 4;
    disguised.writeUInt32BE(320, size);
    disguised.writeUInt32BE(320, size + 4);
    expect(await refused(disguised)).toMatch(/damaged or incomplete/);
    // A grid of 640 × 480 pixels that shows a part of a tile of 1280 × 960.
    const grid = readFileSync("editor/testing/small-grid-of-a-large-tile.heic");
    await expect(heicAsPng(grid)).resolves.toBeDefined();
    await expect(heicAsPng(grid, 640 * 480)).rejects.toThrow(UndecodableHeic);
  });

  test("if it is empty", async () => {
    expect(await refused(Buffer.alloc(0))).toBe("This file is empty.");
  });

  test("if it is too small", async () => {
    expect(await refused(await photograph("jpeg", 200, 400))).toMatch(/400 × 200 pixels.*at least 320/);
  });

  test("if it claims more pixels than fit in memory", async () => {
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await refused(png)).toMatch(/more than 120 million pixels|damaged/);
  });
});

describe("the crop for a place", () => {
  const size = { widthPx: 3000, heightPx: 2000 };

  test("is as large as its proportions allow, and centred", () => {
    expect(cropOf(size, middle, [2, 1])).toEqual({ left: 0, top: 250, width: 3000, height: 1500 });
    expect(cropOf(size, middle, [2, 3])).toEqual({ left: 834, top: 0, width: 1333, height: 2000 });
  });

  test("is around the chosen centre, and never beyond the edge", () => {
    expect(cropOf(size, { focusX: 0, focusY: 0, closer: 2 }, [2, 1])).toEqual({
      left: 0,
      top: 0,
      width: 1500,
      height: 750,
    });
    expect(cropOf(size, { focusX: 1, focusY: 1, closer: 2 }, [2, 1])).toEqual({
      left: 1500,
      top: 1250,
      width: 1500,
      height: 750,
    });
  });
});
