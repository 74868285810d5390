import type { DrawingData } from "#content/schema/drawing.ts";
import type { LuminaireType } from "#content/schema/drawing-stage.ts";

const luminaire = (type: LuminaireType): DrawingData => ({ kind: "luminaire", toScale: false, type });

export const stage: Record<string, DrawingData> = {
  "LED Par Can": luminaire("par-can"),
  "LED Blinder": { kind: "luminaire", toScale: false, type: "blinder", lamps: [4, 2] },
  "Fresnel Spot": luminaire("fresnel"),
  "Par Light": luminaire("par-light"),
  "Profile Light": luminaire("profile"),
  "Moving Head": luminaire("moving-head"),
  "Cyclorama Light": luminaire("cyclorama"),
  "Stage Curtains": { kind: "curtain", toScale: false },
  "Wooden Flooring": { kind: "wooden-floor", toScale: false, thinnestMm: 15, thickestMm: 25 },
  "Cyclorama Screen": { kind: "cyclorama-screen", toScale: false, shapes: ["flat", "curve"] },
  "Side Wings": { kind: "side-wings", toScale: false, mounts: ["fixed", "rotatable"] },
  Proscenium: { kind: "proscenium", toScale: false },
  "Side Ladder": { kind: "side-ladder", toScale: false },
  "Motorized Light Bar": { kind: "light-bar", toScale: false },
};
