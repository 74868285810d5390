/** The common name of a swatch's colour. */
export const colourFamilies = [
  "white",
  "grey",
  "black",
  "beige",
  "brown",
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

/** The lightness of a wood. Most are between the two. */
export const woodTones = ["light-wood", "dark-wood"] as const;

export type WoodTone = (typeof woodTones)[number];

/** Weaker colours look grey, white or black, whatever their hue. */
const leastChroma = 0.02;

/** The family that a colour such as `#8a7f6d` belongs to. */
export function colourFamilyOf(hex: string): ColourFamily {
  const { lightness, chroma, hueDegrees } = oklchOf(hex);
  if (chroma < leastChroma) {
    if (lightness >= 0.84) return "white";
    return lightness <= 0.32 ? "black" : "grey";
  }
  if (hueDegrees >= 345 || hueDegrees < 40) return chroma < 0.05 ? "brown" : "red";
  if (hueDegrees < 112) return warmFamily(lightness, chroma, hueDegrees);
  if (hueDegrees < 190) return "green";
  return hueDegrees < 290 ? "blue" : "purple";
}

/** Orange and yellow if they are saturated; otherwise beige if they are light, and brown if they are dark. */
function warmFamily(lightness: number, chroma: number, hueDegrees: number): ColourFamily {
  if (chroma >= 0.1 && lightness >= 0.6) return hueDegrees < 70 ? "orange" : "yellow";
  const isBeige = lightness >= 0.75 || (lightness >= 0.62 && chroma < 0.06);
  return isBeige ? "beige" : "brown";
}

/** Whether a wood of this colour is light, like ash and maple, or dark, like walnut; undefined in between. */
export function woodToneOf(hex: string): WoodTone | undefined {
  const { lightness } = oklchOf(hex);
  if (lightness >= 0.75) return "light-wood";
  return lightness <= 0.5 ? "dark-wood" : undefined;
}

/** A perceived colour: lightness (0 to 1), chroma (0 is grey), and hue in degrees (red 20, green 145, blue 255). */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hueDegrees: number;
}

/**
 * The perceived colour of an sRGB colour in hexadecimal, such as `#8a7f6d`. The numbers are those of the OKLab colour space:
 * https://bottosson.github.io/posts/oklab/
 */
export function oklchOf(hex: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const greenToRed = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blueToYellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(greenToRed, blueToYellow),
    hueDegrees: ((Math.atan2(blueToYellow, greenToRed) * 180) / Math.PI + 360) % 360,
  };
}

/** The linear light of an sRGB channel. */
function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
