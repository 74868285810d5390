import type { DrawingData } from "#content/schema/drawing.ts";
import { ceilings } from "./sample-ceilings.ts";
import { panels, perforations, strips } from "./sample-panels.ts";
import { chairs } from "./sample-seating.ts";
import { stage } from "./sample-stage.ts";

const doors: Record<string, DrawingData> = {
  "Acoustic Timber Door": { kind: "door", toScale: false, leaves: 1 },
  "Acoustic Timber Door, double": { kind: "door", toScale: false, leaves: 2 },
};

interface SampleDrawing {
  title: string;
  drawing: DrawingData;
}

/** Every kind of drawing in its variants, with the dimensions of the specification. */
export const samples: SampleDrawing[] = Object.entries({
  ...perforations,
  ...strips,
  ...panels,
  ...ceilings,
  ...chairs,
  ...stage,
  ...doors,
}).map(([title, drawing]) => ({ title, drawing }));

/** The sample with the given title. Throws if there is none. */
export function sampleDrawing(title: string): SampleDrawing {
  const found = samples.find((each) => each.title === title);
  if (!found) throw new Error(`no sample called ${title}`);
  return found;
}
