import { z } from "zod";
import { entry, pictureName, sampleMark, text } from "./entry.ts";

const hexColour = z.string().regex(/^#[0-9a-f]{6}$/i, { error: "Write a colour such as #8a7f6d" });

/** How much of the material the pictures of a set show: a property of our pictures, not of the product. */
export const tileSize = entry({ widthMm: z.int().positive(), heightMm: z.int().positive(), sample: sampleMark });

/** One finish or colour: its printed name, its picture if there is one, and a sample colour for a tile without one. */
export const swatch = entry({
  name: text,
  picture: pictureName.optional(),
  colour: entry({ value: hexColour, sample: sampleMark }).optional(),
});

/** `swatches/<set>.yaml`: the finishes that several products share. */
export const swatchSet = entry({
  title: text,
  tile: tileSize,
  swatches: z.array(swatch).min(1),
});

export type SwatchSet = z.output<typeof swatchSet>;
