import { z } from "zod";
import { millimetres, neverToScale, sharedFields } from "./drawing-parts.ts";
import { entry } from "./entry.ts";

const schematic = { toScale: neverToScale, ...sharedFields };

const luminaireType = z.enum(["par-can", "blinder", "fresnel", "par-light", "profile", "moving-head", "cyclorama"]);

export type LuminaireType = z.infer<typeof luminaireType>;

const luminaire = entry({
  kind: z.literal("luminaire"),
  type: luminaireType,
  /** Lamps of each variant, such as [4, 2] for a blinder of 4 × 100 W and one of 2 × 100 W. */
  lamps: z.array(z.union([z.literal(2), z.literal(4)])).exactOptional(),
  ...schematic,
}).refine((drawing) => (drawing.type === "blinder") === (drawing.lamps !== undefined), {
  message: "Give the lamps only for a blinder",
});

const curtain = entry({ kind: z.literal("curtain"), ...schematic });

const woodenFloor = entry({
  kind: z.literal("wooden-floor"),
  /** Minimum and maximum thickness of the boards. */
  thinnestMm: millimetres,
  thickestMm: millimetres,
  ...schematic,
});

const cycloramaScreen = entry({
  kind: z.literal("cyclorama-screen"),
  shapes: z.array(z.enum(["flat", "curve"])).min(1),
  ...schematic,
});

const sideWings = entry({
  kind: z.literal("side-wings"),
  mounts: z.array(z.enum(["fixed", "rotatable"])).min(1),
  ...schematic,
});

const proscenium = entry({ kind: z.literal("proscenium"), ...schematic });
const sideLadder = entry({ kind: z.literal("side-ladder"), ...schematic });
const lightBar = entry({ kind: z.literal("light-bar"), ...schematic });

/** Drawings of stage lighting, curtains, flooring and services. */
export const stageDrawings = [
  luminaire,
  curtain,
  woodenFloor,
  cycloramaScreen,
  sideWings,
  proscenium,
  sideLadder,
  lightBar,
] as const;
