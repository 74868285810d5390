import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";

interface Size {
  width: number;
  height: number;
}

const wide: Size = { width: 1280, height: 720 };
const small: Size = { width: 640, height: 480 };
const names = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);

const pictures: [name: string, size: Size][] = [
  ...names("hero", 3).map((name): [string, Size] => [name, wide]),
  ["detail", { width: 1280, height: 600 }],
  ...[...names("cat", 6), ...names("proj", 3)].map((name): [string, Size] => [name, small]),
];

/** The quality at which pictures of noise have the size of photographs: about 70 kB for a wide one, and 40 kB for a small one. */
const quality = { wide: 50, small: 40 };

/** Draws the small site's pictures: stripes with noise, because a browser decodes plain surfaces too quickly. */
export async function makePictures(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [index, [name, size]] of pictures.entries()) {
    const stripes = Array.from({ length: 14 }, (_, stripe) => {
      const x = (stripe * size.width) / 14;
      return `<rect x="${x}" width="${size.width / 18}" height="100%" fill="hsl(${index * 30 + stripe * 4} 40% ${25 + stripe * 3}%)"/>`;
    });
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${stripes.join("")}</svg>`;
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const grain = await sharp({ create: { ...size, channels: 3, background: "#808080", noise } })
      .png()
      .toBuffer();
    await sharp(Buffer.from(svg))
      .composite([{ input: grain, blend: "soft-light" }])
      .avif({ quality: size.width > small.width ? quality.wide : quality.small, effort: 2 })
      .toFile(join(folder, `${name}.avif`));
  }
}
