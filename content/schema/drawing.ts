import { z } from "zod";
import { ceilingDrawings } from "./drawing-ceilings.ts";
import { panelDrawings } from "./drawing-panels.ts";
import { seatingDrawings } from "./drawing-seating.ts";
import { stageDrawings } from "./drawing-stage.ts";

/**
 * A technical drawing as data, drawn by `app/drawings`. Every dimension here is in the specification. `toScale`
 * may be true only if every drawn dimension is among them; kinds whose figures are not enough for a scale drawing
 * accept only `false`. `app/drawings/geometry` decides which CAD files these dimensions are enough for.
 */
export const drawingSchema = z
  .discriminatedUnion("kind", [...panelDrawings, ...ceilingDrawings, ...seatingDrawings, ...stageDrawings])
  .refine(({ toScale, reading }) => !toScale || reading === undefined, {
    message: "A drawing whose reading is unconfirmed cannot be to scale",
  })
  .meta({ drawn: true });

/** The plain data that a drawing is made from, with one shape for each kind. */
export type DrawingData = z.infer<typeof drawingSchema>;

export type DrawingOf<Kind extends DrawingData["kind"]> = Extract<DrawingData, { kind: Kind }>;
