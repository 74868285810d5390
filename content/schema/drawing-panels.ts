import { z } from "zod";
import { millimetres, neverToScale, sharedFields, widthAndHeight } from "./drawing-parts.ts";
import { entry } from "./entry.ts";

const perforation = entry({
  kind: z.literal("perforation"),
  toScale: z.boolean(),
  /** The perforated face: a wood finish, or a white board or tile. */
  face: z.enum(["wood", "white"]),
  hole: z.enum(["round", "square", "irregular"]),
  /** Diameters or sides of the holes; empty if the specification does not say which hole has which. */
  holesMm: z.array(millimetres),
  /** The number of holes side by side in a drawing without a pitch; six by default. */
  holesAcross: z.int().min(2).max(12).exactOptional(),
  /** Centre distance of neighbouring holes; needed for a scale drawing. */
  pitchMm: millimetres.exactOptional(),
  /** Which distance the dimension line shows: between centres, or clear between the edges of two holes. */
  dimension: z.enum(["pitch", "clear"]).exactOptional(),
  ...sharedFields,
}).refine((drawing) => !drawing.toScale || (drawing.holesMm.length === 1 && drawing.pitchMm !== undefined), {
  message: "A perforation that is drawn to scale needs one size of hole and a pitch",
});

const slat = entry({
  kind: z.literal("slat"),
  toScale: neverToScale,
  /** The pattern's name as supplied, the only dimension text that is printed. */
  name: z.string().min(1),
  slatMm: millimetres,
  gapMm: millimetres.exactOptional(),
  ...sharedFields,
});

const slit = entry({
  kind: z.literal("slit"),
  toScale: neverToScale,
  variant: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  ...sharedFields,
});

/** The material of a panel; `unstated` if no text gives it. */
const core = z.enum(["wood-board", "foam", "stretch-fabric", "wood-wool", "gypsum", "unstated"]);

export type PanelCore = z.infer<typeof core>;

const panelEdge = z.enum(["square", "tegular", "tongue-and-groove", "bevelled"]);

export type PanelEdge = z.infer<typeof panelEdge>;

const panelSection = entry({
  kind: z.literal("panel-section"),
  toScale: z.boolean(),
  core,
  /** All supplied thicknesses, drawn one above the other at one scale. */
  thicknessesMm: z.array(millimetres).min(1),
  /** Edge profiles, each drawn as a joint; empty if the specification gives none. */
  edges: z.array(panelEdge),
  /** A wood finish on the face. */
  face: z.literal("wood").exactOptional(),
  /** A unit drawn in plan beside the section. */
  unitMm: widthAndHeight.exactOptional(),
  ...sharedFields,
})
  .refine((drawing) => !drawing.toScale || drawing.edges.every((edge) => edge === "square"), {
    message: "Only square edges can be drawn to scale, since the others have no supplied dimensions",
  })
  .refine((drawing) => !drawing.toScale || drawing.core !== "unstated", {
    message: "A section whose core was not supplied cannot be drawn to scale",
  });

/** Drawings of wall panels, their patterns and ceiling boards. */
export const panelDrawings = [perforation, slat, slit, panelSection] as const;
