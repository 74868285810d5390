import { z } from "zod";
import { ceilingDrawings } from "./drawing-ceilings.ts";
import { panelDrawings } from "./drawing-panels.ts";
import { seatingDrawings } from "./drawing-seating.ts";
import { stageDrawings } from "./drawing-stage.ts";

/**
 * A technical drawing, as data. The drawing itself is made by `app/drawings`, whose hand-written types this schema agrees with.
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

export type Drawing = z.infer<typeof drawingSchema>;
