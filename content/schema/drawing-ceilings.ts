import { z } from "zod";
import { millimetres, neverToScale, sharedFields, widthAndHeight } from "./drawing-parts.ts";

const metalTile = {
  toScale: neverToScale,
  sideMm: millimetres,
  edges: z.array(z.enum(["square", "bevelled"])).min(1),
  ...sharedFields,
};

const layInTile = z.strictObject({ kind: z.literal("lay-in-tile"), ...metalTile });
const clipInTile = z.strictObject({ kind: z.literal("clip-in-tile"), ...metalTile });

const teeGrid = z.strictObject({
  kind: z.literal("tee-grid"),
  toScale: neverToScale,
  variants: z.array(z.enum(["plain", "select", "silhouette"])).min(1),
  /** Lengths as supplied, such as "3000-3600 mm", printed under the three members. */
  lengths: z.strictObject({ main: z.string(), cross: z.string(), wallAngle: z.string() }).exactOptional(),
  ...sharedFields,
});

const baffle = z.strictObject({
  kind: z.literal("baffle"),
  toScale: z.boolean(),
  profilesMm: z.array(widthAndHeight).min(1),
  gapsMm: z.array(millimetres).min(1),
  ...sharedFields,
});

const linear = z.strictObject({
  kind: z.literal("linear"),
  toScale: z.boolean(),
  profilesMm: z.array(widthAndHeight).min(1),
  ...sharedFields,
});

const openCell = z
  .strictObject({
    kind: z.literal("open-cell"),
    toScale: z.boolean(),
    /** Smallest and largest cell; the sizes between are not supplied. */
    smallestCellMm: millimetres,
    largestCellMm: millimetres,
    bladeMm: widthAndHeight,
    ...sharedFields,
  })
  .refine((drawing) => drawing.smallestCellMm < drawing.largestCellMm, {
    message: "the smallest cell must be smaller than the largest",
  });

const giSystem = z.strictObject({ kind: z.literal("gi-system"), toScale: neverToScale, ...sharedFields });

/** Drawings of metal ceilings and their suspension. */
export const ceilingDrawings = [layInTile, clipInTile, teeGrid, baffle, linear, openCell, giSystem] as const;
