import { z } from "zod";
import { entry } from "./entry.ts";

/** A dimension in millimetres as the specification gives it. */
export const millimetres = z.number().positive();

/** Width and height of a section or a unit, in millimetres. */
export const widthAndHeight = entry({ widthMm: millimetres, heightMm: millimetres });

export type WidthAndHeight = z.infer<typeof widthAndHeight>;

/** Scale drawing is impossible: the specification lacks dimensions that must be drawn. */
export const neverToScale = z.literal(false);

/** The reading of a supplied code or size is our interpretation, and the owner has yet to confirm it. */
const unconfirmed = z.literal("unconfirmed");

/**
 * `note`: printed below the drawing, such as how an ambiguous figure was read. `reading: unconfirmed`: the drawing
 * is schematic and has no CAD files until the owner has confirmed the reading of its code or the product's sizes.
 * `sample`: the drawing shows what was not supplied. Set automatically if a figure of the product or its pattern
 * is a sample.
 */
export const sharedFields = {
  note: z.string().min(1).exactOptional(),
  reading: unconfirmed.exactOptional(),
  sample: z.literal(true).exactOptional(),
};
