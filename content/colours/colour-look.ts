import { oklchOf } from "./oklch.ts";

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
