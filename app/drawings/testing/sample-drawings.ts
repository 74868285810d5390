import type { ChairForm } from "#content/schema/drawing-seating.ts";
import type { LuminaireType } from "#content/schema/drawing-stage.ts";
import type { DrawingData, DrawingOf } from "#content/schema/drawing.ts";

const chair = (form: ChairForm, rest: Partial<DrawingOf<"chair">>): DrawingData => ({
  kind: "chair",
  toScale: false,
  seatMechanism: "tip-up",
  back: "fixed",
  writingPad: false,
  form,
  ...rest,
});

const luminaire = (type: LuminaireType): DrawingData => ({ kind: "luminaire", toScale: false, type });

const drawings: Record<string, DrawingData> = {
  "D3/16": { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [3], pitchMm: 16 },
  "D3/22": { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [3], pitchMm: 22 },
  "D10/10": {
    kind: "perforation",
    toScale: true,
    face: "wood",
    hole: "round",
    holesMm: [10],
    pitchMm: 20,
    dimension: "clear",
    note: "Drawn with 10 mm clear between the holes.",
  },
  "D6/15": { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [6], pitchMm: 15 },
  "Irregular circle": { kind: "perforation", toScale: false, face: "white", hole: "irregular", holesMm: [] },
  "Round Hole": { kind: "perforation", toScale: false, face: "white", hole: "round", holesMm: [] },
  "Square Hole": { kind: "perforation", toScale: false, face: "white", hole: "square", holesMm: [] },
  "Slat 16/3-4": { kind: "slat", toScale: false, name: "16/3-4", slatMm: 16 },
  "Slat 21/3-4": { kind: "slat", toScale: false, name: "21/3-4", slatMm: 21 },
  "Slat 28/4": { kind: "slat", toScale: false, name: "28/4", slatMm: 28, gapMm: 4 },
  "Slat 56/4": { kind: "slat", toScale: false, name: "56/4", slatMm: 56, gapMm: 4 },
  "Slit pattern 1": { kind: "slit", toScale: false, variant: 1 },
  "Slit pattern 2": { kind: "slit", toScale: false, variant: 2 },
  "Slit pattern 3": { kind: "slit", toScale: false, variant: 3 },
  "Perforated Acoustic Panel": {
    kind: "panel-section",
    toScale: false,
    core: "wood-board",
    face: "wood",
    thicknessesMm: [12, 15, 16, 18],
    edges: ["square", "tegular", "tongue-and-groove"],
  },
  "Slated Wooden Acoustic Panel": {
    kind: "panel-section",
    toScale: false,
    core: "wood-board",
    face: "wood",
    thicknessesMm: [16, 17, 18],
    edges: ["tongue-and-groove"],
  },
  "Melamiano Panel": {
    kind: "panel-section",
    toScale: false,
    core: "foam",
    thicknessesMm: [20, 25],
    edges: ["square", "bevelled"],
  },
  "Arch Stretch Fabric Panel": {
    kind: "panel-section",
    toScale: false,
    core: "stretch-fabric",
    thicknessesMm: [12, 15, 18, 25],
    edges: ["square"],
  },
  "PET Panel": { kind: "panel-section", toScale: false, core: "unstated", thicknessesMm: [9, 12], edges: [] },
  "Fabril Wood Wool Panel": {
    kind: "panel-section",
    toScale: true,
    core: "wood-wool",
    thicknessesMm: [15, 20, 25, 50],
    edges: [],
  },
  "Perforated Gypsum Board": { kind: "panel-section", toScale: true, core: "gypsum", thicknessesMm: [12.5], edges: [] },
  "Absoft Acoustic Ceiling Tile": {
    kind: "panel-section",
    toScale: false,
    core: "unstated",
    thicknessesMm: [15, 20, 25],
    edges: [],
    unitMm: { widthMm: 595, heightMm: 595 },
  },
  "Gypsum Tile": {
    kind: "panel-section",
    toScale: true,
    core: "gypsum",
    thicknessesMm: [8, 15],
    edges: [],
    unitMm: { widthMm: 595, heightMm: 595 },
  },
  "Lay-In Tiles": { kind: "lay-in-tile", toScale: false, sideMm: 595, edges: ["square", "bevelled"] },
  "Clip-In Tiles": { kind: "clip-in-tile", toScale: false, sideMm: 600, edges: ["square", "bevelled"] },
  "Tee Grid Suspension System": {
    kind: "tee-grid",
    toScale: false,
    variants: ["plain", "select", "silhouette"],
    lengths: { main: "3000-3600 mm", cross: "600/1200 mm", wallAngle: "3050 mm" },
  },
  "Metal Baffle Ceiling": {
    kind: "baffle",
    toScale: true,
    profilesMm: [
      { widthMm: 25, heightMm: 100 },
      { widthMm: 25, heightMm: 150 },
      { widthMm: 50, heightMm: 150 },
      { widthMm: 50, heightMm: 50 },
      { widthMm: 50, heightMm: 75 },
      { widthMm: 50, heightMm: 100 },
    ],
    gapsMm: [50, 100, 150],
  },
  "Linear Ceiling": {
    kind: "linear",
    toScale: true,
    profilesMm: [
      { widthMm: 84, heightMm: 16 },
      { widthMm: 84, heightMm: 12.5 },
      { widthMm: 150, heightMm: 17 },
      { widthMm: 300, heightMm: 30 },
    ],
  },
  "Open Cell Ceiling": {
    kind: "open-cell",
    toScale: true,
    smallestCellMm: 75,
    largestCellMm: 300,
    bladeMm: { widthMm: 15, heightMm: 50 },
  },
  "G.I Ceiling and Wall Section": { kind: "gi-system", toScale: false },
  "ABT-01": chair({ arm: "timber", backTop: "straight", support: "post" }, {}),
  "ABT-02": chair({ arm: "upholstered", backTop: "rounded", support: "panel" }, {}),
  "ABTWP-03": chair({ arm: "timber", backTop: "rounded", support: "panel" }, { writingPad: true }),
  "ABPB-04": chair(
    { arm: "upholstered", backTop: "headrest", support: "post" },
    { back: "push-back", seatMechanism: "fixed" },
  ),
  "ABPB-05": chair({ arm: "panel", backTop: "waisted", support: "panel" }, { back: "push-back" }),
  "ABR-06": chair({ arm: "slim", backTop: "arched", support: "twin-leg" }, { seatMechanism: "sliding" }),
  "ABR-07": chair(
    { arm: "timber", backTop: "waisted", support: "slanted" },
    { seatMechanism: "sliding", writingPad: true },
  ),
  "ABPB-08": chair(
    { arm: "timber", backTop: "headrest", support: "slanted" },
    { back: "push-back", seatMechanism: "sliding" },
  ),
  "ABT-09": chair({ arm: "slim", backTop: "straight", support: "twin-leg" }, {}),
  "ABPWP-10": chair({ arm: "panel", backTop: "arched", support: "post" }, { back: "push-back", writingPad: true }),
  "ABPB - 11": chair(
    { arm: "upholstered", backTop: "rounded", support: "post" },
    {
      seatMechanism: "fixed",
      dimensions: {
        seatWidthMm: 450,
        seatDepthMm: 490,
        seatThicknessMm: 125,
        backWidthMm: 450,
        backHeightMm: 1040,
        backThicknessMm: 100,
        overallWidthMm: 625,
        centresMm: 550,
      },
      note: "Drawn in the proportions of its dimensions.",
    },
  ),
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
  "Acoustic Timber Door": { kind: "door", toScale: false, leaves: 1 },
  "Acoustic Timber Door, double": { kind: "door", toScale: false, leaves: 2 },
};

interface SampleDrawing {
  title: string;
  drawing: DrawingData;
}

/** Every kind of drawing in its variants, with the dimensions of the specification. */
export const samples: SampleDrawing[] = Object.entries(drawings).map(([title, drawing]) => ({ title, drawing }));

/** The sample with the given title. Throws if there is none. */
export function sampleDrawing(title: string): SampleDrawing {
  const found = samples.find((each) => each.title === title);
  if (!found) throw new Error(`no sample called ${title}`);
  return found;
}
