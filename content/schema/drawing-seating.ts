import { z } from "zod";
import { millimetres, neverToScale, sharedFields } from "./drawing-parts.ts";
import { entry } from "./entry.ts";

/** The outer form of a chair, which determines its silhouette. */
const form = entry({
  arm: z.enum(["timber", "upholstered", "panel", "slim"]),
  backTop: z.enum(["straight", "rounded", "arched", "headrest", "waisted"]),
  support: z.enum(["post", "panel", "twin-leg", "slanted"]),
});

export type ChairForm = z.infer<typeof form>;

const dimensions = entry({
  seatWidthMm: millimetres,
  seatDepthMm: millimetres,
  seatThicknessMm: millimetres,
  backWidthMm: millimetres,
  backHeightMm: millimetres,
  backThicknessMm: millimetres,
  /** Outer width over both arms. */
  overallWidthMm: millimetres,
  /** Centre-to-centre of neighbouring chairs, which are drawn as if they shared the arm between them. */
  centresMm: millimetres,
});

export type ChairDimensions = z.infer<typeof dimensions>;

const chair = entry({
  kind: z.literal("chair"),
  toScale: neverToScale,
  seatMechanism: z.enum(["fixed", "tip-up", "sliding"]),
  back: z.enum(["fixed", "push-back"]),
  writingPad: z.boolean(),
  form,
  dimensions: dimensions.exactOptional(),
  ...sharedFields,
});

const door = entry({
  kind: z.literal("door"),
  toScale: neverToScale,
  leaves: z.union([z.literal(1), z.literal(2)]),
  ...sharedFields,
});

/** Drawings of auditorium chairs and acoustic doors. */
export const seatingDrawings = [chair, door] as const;
