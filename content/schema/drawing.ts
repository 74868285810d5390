import { z } from "zod";
import { ceilingDrawings } from "./drawing-ceilings.ts";
import { panelDrawings } from "./drawing-panels.ts";
import { seatingDrawings } from "./drawing-seating.ts";
import { stageDrawings } from "./drawing-stage.ts";

/**
 * A technical drawing as data, from which `app/drawings` makes the picture.
 *
 * Every millimetre here is one the specification gives. `toScale` may be true only where every drawn dimension is among them;
 * kinds whose figures do not suffice for a scale drawing accept `false` alone.
 */
export const drawingSchema = z.discriminatedUnion("kind", [
  ...panelDrawings,
  ...ceilingDrawings,
  ...seatingDrawings,
  ...stageDrawings,
]);

/** What a drawing is made from: plain data, one form for each kind. */
export type DrawingData = z.infer<typeof drawingSchema>;

export type DrawingOf<Kind extends DrawingData["kind"]> = Extract<DrawingData, { kind: Kind }>;
