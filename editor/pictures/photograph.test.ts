import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { cropOf } from "./crop.ts";
import { makeMaster, readPhotograph, UnusablePhotograph } from "./photograph.ts";

const middle = { focusX: 0.5, focusY: 0.5, closer: 1 };
const banner = { name: "hero", proportion: [2, 1], widestPx: 2000, leastPx: 1600 } as const;

/** A photograph that is red at its left and blue at its right, as a camera held upright writes it. */
async function photograph(format: "jpeg" | "png" | "webp" = "jpeg", width = 800, height = 600): Promise<Buffer> {
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

// 400 × 360 pixels, red at the left and blue at the right, with the colour profile Display P3 and the EXIF data of a camera.
// Encoded with heif-enc of libheif 1.15.1, for these tests.
const appleFormat = readFileSync("editor/testing/photograph.heic");

describe("a photograph", () => {
  test.each([
    ["jpeg", "jpg"],
    ["png", "png"],
    ["webp", "webp"],
  ] as const)("in %s is taken in as it is looked at", async (format, ending) => {
    const taken = await readPhotograph(await photograph(format));
    expect(taken).toMatchObject({ ending, widthPx: 600, heightPx: 800 });
    expect(taken.preview).toMatch(/^data:image\/webp;base64,/);
  });

  test("becomes a master that is upright, and says neither where nor with what it was taken", async () => {
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
    // Turned by a quarter, its left side is at the top.
    const { dominant } = await sharp(master.bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  /** With bytes inserted before its first table. */
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
  ])("%s is taken in, as every viewer opens it", async (_, read) => {
    const bytes = await read();
    const taken = await readPhotograph(bytes);
    expect(Math.min(taken.widthPx, taken.heightPx)).toBeGreaterThanOrEqual(600);
    await expect(makeMaster(bytes, middle, banner)).resolves.toBeDefined();
  });

  test("in Apple's format is taken in with its own colours, and its master says nothing of the camera", async () => {
    expect(appleFormat.includes("Camera")).toBe(true);
    expect(await readPhotograph(appleFormat)).toMatchObject({ ending: "heic", widthPx: 400, heightPx: 360 });
    const left = await makeMaster(appleFormat, { focusX: 0, focusY: 0.5, closer: 4 }, banner);
    const { format, exif } = await sharp(left.bytes).metadata();
    expect({ format, exif }).toEqual({ format: "webp", exif: undefined });
    const { channels } = await sharp(left.bytes).stats();
    // The same red has other numbers in the profile of the file.
    for (const [channel, level] of [192, 0, 0].entries())
      expect(Math.abs(channels[channel]!.mean - level), `channel ${channel}`).toBeLessThan(8);
  });

  test("is not made larger than it is, nor kept larger than its place shows", async () => {
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

describe("what is no usable photograph is refused with a sentence", () => {
  const refused = async (bytes: Uint8Array) => {
    const failure = await readPhotograph(bytes).catch((error: unknown) => error);
    if (!(failure instanceof UnusablePhotograph)) throw new Error("It was not refused.");
    return failure.message;
  };

  test("because it is another kind of file under the name of a photograph", async () => {
    for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "%PDF-1.7", "#!/bin/sh"]) {
      expect(await refused(Buffer.from(text))).toBe(
        "This file is not a photograph. Choose a JPEG, HEIC, PNG or WebP file.",
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
  ])("because it is %s", async (_, parts) => {
    expect(await refused(Buffer.concat(parts(Buffer.from(await photograph()))))).toMatch(/damaged or incomplete/);
  });

  test("because it only begins like one", async () => {
    const disguised = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from("<script>alert(1)</script>")]);
    expect(await refused(disguised)).toMatch(/damaged or incomplete/);
  });

  test.each(["jpeg", "png", "webp"] as const)("because a part of it is missing (%s)", async (format) => {
    const whole = await photograph(format);
    expect(await refused(whole.subarray(0, Math.floor(whole.length * 0.6)))).toMatch(/damaged or incomplete/);
  });

  test.each([0.3, 0.6, 0.9, 0.98])(
    "because the rest after %f of it is missing, in a phone's and a progressive JPEG",
    async (share) => {
      const progressive = await sharp(await photograph())
        .jpeg({ progressive: true })
        .toBuffer();
      for (const whole of [readFileSync("editor/testing/phone-invalid-sos.jpg"), progressive, await photograph()])
        expect(await refused(whole.subarray(0, Math.floor(whole.length * share)))).toMatch(/damaged or incomplete/);
    },
  );

  test("because it only begins like one in Apple's format, or a part of that is missing", async () => {
    const disguised = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(64)]);
    expect(await refused(disguised)).toMatch(/damaged or incomplete/);
    expect(await refused(appleFormat.subarray(0, Math.floor(appleFormat.length * 0.9)))).toMatch(
      /damaged or incomplete/,
    );
    const picture = appleFormat.indexOf("mdat") + "mdat".length;
    const spoilt = Buffer.from(appleFormat).fill(0xff, picture, picture + 20);
    expect(await refused(spoilt)).toMatch(/damaged or incomplete/);
  });

  test("because it claims in Apple's format to have more pixels than memory holds", async () => {
    const huge = Buffer.from(appleFormat);
    const size = huge.indexOf("ispe") + "ispe".length + 4;
    huge.writeUInt32BE(60_000, size);
    huge.writeUInt32BE(60_000, size + 4);
    expect(await refused(huge)).toMatch(/more than 120 million pixels|damaged/);
  });

  test("because it is empty", async () => {
    expect(await refused(Buffer.alloc(0))).toBe("This file is empty.");
  });

  test("because it is too small", async () => {
    expect(await refused(await photograph("jpeg", 200, 400))).toMatch(/400 × 200 pixels.*at least 320/);
  });

  test("because it claims to have more pixels than memory holds", async () => {
    const png = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    png.writeUInt32BE(60_000, 16);
    png.writeUInt32BE(60_000, 20);
    expect(await refused(png)).toMatch(/more than 120 million pixels|damaged/);
  });
});

describe("the part that a place shows", () => {
  const size = { widthPx: 3000, heightPx: 2000 };

  test("is as large as its form allows, around the middle", () => {
    expect(cropOf(size, middle, [2, 1])).toEqual({ left: 0, top: 250, width: 3000, height: 1500 });
    expect(cropOf(size, middle, [2, 3])).toEqual({ left: 834, top: 0, width: 1333, height: 2000 });
  });

  test("is around what is chosen, and never beyond the edge", () => {
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
