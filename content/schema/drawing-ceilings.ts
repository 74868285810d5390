import { z } from "zod";
import { millimetres, neverToScale, sharedFields, widthAndHeight } from "./drawing-parts.ts";
import { entry } from "./entry.ts";

const metalEdge = z.enum(["square", "bevelled"]);

export type MetalEdge = z.infer<typeof metalEdge>;

const metalTile = {
  toScale: neverToScale,
  sideMm: millimetres,
  edges: z.array(metalEdge).min(1),
  ...sharedFields,
};

const layInTile = entry({ kind: z.literal("lay-in-tile"), ...metalTile });
const clipInTile = entry({ kind: z.literal("clip-in-tile"), ...metalTile });

const teeGrid = entry({
  kind: z.literal("tee-grid"),
  toScale: neverToScale,
  variants: z.array(z.enum(["plain", "select", "silhouette"])).min(1),
  /** Lengths as supplied, such as "3000-3600 mm", printed under the three members. */
  lengths: entry({ main: z.string(), cross: z.string(), wallAngle: z.string() }).exactOptional(),
  ...sharedFields,
});

const baffle = entry({
  kind: z.literal("baffle"),
  toScale: z.boolean(),
  profilesMm: z.array(widthAndHeight).min(1),
  gapsMm: z.array(millimetres).min(1),
  ...sharedFields,
});

const linear = entry({
  kind: z.literal("linear"),
  toScale: z.boolean(),
  profilesMm: z.array(widthAndHeight).min(1),
  ...sharedFields,
});

const openCell = entry({
  kind: z.literal("open-cell"),
  toScale: z.boolean(),
  /** Smallest and largest cell; the sizes between were not supplied. */
  smallestCellMm: millimetres,
  largestCellMm: millimetres,
  bladeMm: widthAndHeight,
  ...sharedFields,
}).refine((drawing) => drawing.smallestCellMm < drawing.largestCellMm, {
  message: "The smallest cell has to be smaller than the largest",
});

const giSystem = entry({ kind: z.literal("gi-system"), toScale: neverToScale, ...sharedFields });

/** Drawings of metal ceilings and their suspension. */
export const ceilingDrawings = [layInTile, clipInTile, teeGrid, baffle, linear, openCell, giSystem] as const;
