import sharp from "sharp";

/** A part of a picture, as shares of its width and height. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Levels from 0 to 255. */
export interface TonalMeasures {
  /** Mean lightness of the region. */
  subject: number;
  /** How much redder than blue the region is; below 0 it is bluish. */
  cast: number;
  /** The level that all but a hundredth of the picture exceeds. */
  black: number;
  /** The level that only a two-hundredth of the picture exceeds. */
  white: number;
}

/** Measures a picture as it would be judged on a proof: its subject in `region`, and its darkest and lightest parts. */
export async function tonalMeasures(file: string | Buffer, region: Region): Promise<TonalMeasures> {
  const { data, info } = await sharp(file)
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const countOfLevel = new Uint32Array(256);
  const sum = { red: 0, green: 0, blue: 0, pixels: 0 };
  const [left, right] = [region.left * width, (region.left + region.width) * width];
  const [top, bottom] = [region.top * height, (region.top + region.height) * height];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += channels) {
      const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
      const level = Math.round(lightness(red, green, blue));
      countOfLevel[level] = (countOfLevel[level] ?? 0) + 1;
      if (x < left || x >= right || y < top || y >= bottom) continue;
      sum.red += red;
      sum.green += green;
      sum.blue += blue;
      sum.pixels += 1;
    }
  }
  return {
    subject: lightness(sum.red, sum.green, sum.blue) / sum.pixels,
    cast: (sum.red - sum.blue) / sum.pixels,
    black: levelAbove(countOfLevel, 0.01),
    white: levelAbove(countOfLevel, 0.995),
  };
}

function lightness(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The level that a share of all pixels does not exceed. */
function levelAbove(countOfLevel: Uint32Array, share: number): number {
  const wanted = share * countOfLevel.reduce((total, count) => total + count, 0);
  let counted = 0;
  return countOfLevel.findIndex((count) => (counted += count) >= wanted);
}
