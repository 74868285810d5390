import type { ChairDrawing, DrawingData, LuminaireDrawing } from "../types.ts";

interface Sample {
  title: string;
  drawing: DrawingData;
}

const schematic = { toScale: false } as const;

const perforations: Sample[] = [
  {
    title: "D3/16",
    drawing: { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [3], pitchMm: 16 },
  },
  {
    title: "D3/22",
    drawing: { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [3], pitchMm: 22 },
  },
  {
    title: "D10/10",
    drawing: {
      kind: "perforation",
      toScale: true,
      face: "wood",
      hole: "round",
      holesMm: [10],
      pitchMm: 20,
      dimension: "clear",
      note: "Drawn with 10 mm clear between the holes.",
    },
  },
  {
    title: "D6/15",
    drawing: { kind: "perforation", toScale: true, face: "wood", hole: "round", holesMm: [6], pitchMm: 15 },
  },
  { title: "Square", drawing: { kind: "perforation", ...schematic, face: "white", hole: "square", holesMm: [12] } },
  { title: "Circle", drawing: { kind: "perforation", ...schematic, face: "white", hole: "round", holesMm: [12] } },
  {
    title: "Irregular circle",
    drawing: { kind: "perforation", ...schematic, face: "white", hole: "irregular", holesMm: [12, 6, 3] },
  },
  { title: "Round Hole", drawing: { kind: "perforation", ...schematic, face: "white", hole: "round", holesMm: [] } },
  { title: "Square Hole", drawing: { kind: "perforation", ...schematic, face: "white", hole: "square", holesMm: [] } },
];

const strips: Sample[] = [
  { title: "Slat 16/3-4", drawing: { kind: "slat", ...schematic, name: "16/3-4", slatMm: 16 } },
  { title: "Slat 21/3-4", drawing: { kind: "slat", ...schematic, name: "21/3-4", slatMm: 21 } },
  { title: "Slat 28/4", drawing: { kind: "slat", ...schematic, name: "28/4", slatMm: 28, gapMm: 4 } },
  { title: "Slat 56/4", drawing: { kind: "slat", ...schematic, name: "56/4", slatMm: 56, gapMm: 4 } },
  { title: "Slit pattern 1", drawing: { kind: "slit", ...schematic, variant: 1 } },
  { title: "Slit pattern 2", drawing: { kind: "slit", ...schematic, variant: 2 } },
  { title: "Slit pattern 3", drawing: { kind: "slit", ...schematic, variant: 3 } },
];

const panels: Sample[] = [
  {
    title: "Perforated Acoustic Panel",
    drawing: {
      kind: "panel-section",
      ...schematic,
      core: "wood-board",
      face: "wood",
      thicknessesMm: [12, 15, 16, 18],
      edges: ["square", "tegular", "tongue-and-groove"],
    },
  },
  {
    title: "Slated Wooden Acoustic Panel",
    drawing: {
      kind: "panel-section",
      ...schematic,
      core: "wood-board",
      face: "wood",
      thicknessesMm: [16, 17, 18],
      edges: ["tongue-and-groove"],
    },
  },
  {
    title: "Melamiano Panel",
    drawing: {
      kind: "panel-section",
      ...schematic,
      core: "foam",
      thicknessesMm: [20, 25],
      edges: ["square", "bevelled"],
    },
  },
  {
    title: "Arch Stretch Fabric Panel",
    drawing: {
      kind: "panel-section",
      ...schematic,
      core: "stretch-fabric",
      face: "fabric",
      thicknessesMm: [12, 15, 18, 25],
      edges: ["square"],
    },
  },
  {
    title: "Fabril Glass Stoff Panel",
    drawing: {
      kind: "panel-section",
      toScale: true,
      core: "glass-wool",
      face: "fabric",
      thicknessesMm: [25, 50],
      edges: [],
    },
  },
  {
    title: "Fabril Stoff Panel",
    drawing: { kind: "panel-section", toScale: true, core: "fibre", thicknessesMm: [20, 25, 50], edges: [] },
  },
  {
    title: "PET Panel",
    drawing: { kind: "panel-section", toScale: true, core: "felt", thicknessesMm: [9, 12], edges: [] },
  },
  {
    title: "Fabril Wood Wool Panel",
    drawing: { kind: "panel-section", toScale: true, core: "wood-wool", thicknessesMm: [15, 20, 25, 50], edges: [] },
  },
  {
    title: "Perforated Gypsum Board",
    drawing: { kind: "panel-section", toScale: true, core: "gypsum", thicknessesMm: [12.5], edges: [] },
  },
  {
    title: "Absoft Acoustic Ceiling Tile",
    drawing: {
      kind: "panel-section",
      toScale: true,
      core: "mineral-tile",
      thicknessesMm: [15, 20, 25],
      edges: [],
      unitMm: { widthMm: 595, heightMm: 595 },
    },
  },
  {
    title: "CalciLite Ceiling Tile",
    drawing: {
      kind: "panel-section",
      toScale: true,
      core: "mineral-tile",
      thicknessesMm: [8, 15],
      edges: [],
      unitMm: { widthMm: 595, heightMm: 595 },
    },
  },
];

const ceilings: Sample[] = [
  {
    title: "Lay-In Tiles",
    drawing: {
      kind: "lay-in-tile",
      ...schematic,
      sideMm: 595,
      edges: ["square", "bevelled"],
    },
  },
  {
    title: "Clip-In Tiles",
    drawing: {
      kind: "clip-in-tile",
      ...schematic,
      sideMm: 600,
      edges: ["square", "bevelled"],
    },
  },
  {
    title: "Tee Grid Suspension System",
    drawing: {
      kind: "tee-grid",
      ...schematic,
      variants: ["plain", "select", "silhouette"],
      lengths: { main: "3000-3600 mm", cross: "600/1200 mm", wallAngle: "3050 mm" },
    },
  },
  {
    title: "Metal Baffle Ceiling",
    drawing: {
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
  },
  {
    title: "Linear Ceiling",
    drawing: {
      kind: "linear",
      toScale: true,
      profilesMm: [
        { widthMm: 84, heightMm: 16 },
        { widthMm: 84, heightMm: 12.5 },
        { widthMm: 150, heightMm: 17 },
        { widthMm: 300, heightMm: 30 },
      ],
    },
  },
  {
    title: "Open Cell Ceiling",
    drawing: {
      kind: "open-cell",
      toScale: true,
      smallestCellMm: 75,
      largestCellMm: 300,
      bladeMm: { widthMm: 15, heightMm: 50 },
    },
  },
  { title: "G.I Ceiling and Wall Section", drawing: { kind: "gi-system", ...schematic } },
];

const chair = (title: string, form: ChairDrawing["form"], rest: Partial<ChairDrawing>): Sample => ({
  title,
  drawing: { kind: "chair", toScale: false, seatMechanism: "tip-up", back: "fixed", writingPad: false, form, ...rest },
});

const chairs: Sample[] = [
  chair("ABT-01", { arm: "timber", backTop: "straight", support: "post" }, {}),
  chair("ABT-02", { arm: "upholstered", backTop: "rounded", support: "panel" }, {}),
  chair("ABTWP-03", { arm: "timber", backTop: "rounded", support: "panel" }, { writingPad: true }),
  chair(
    "ABPB-04",
    { arm: "upholstered", backTop: "headrest", support: "post" },
    { back: "push-back", seatMechanism: "fixed" },
  ),
  chair("ABPB-05", { arm: "panel", backTop: "waisted", support: "panel" }, { back: "push-back" }),
  chair("ABR-06", { arm: "slim", backTop: "arched", support: "twin-leg" }, { seatMechanism: "sliding" }),
  chair(
    "ABR-07",
    { arm: "timber", backTop: "waisted", support: "slanted" },
    { seatMechanism: "sliding", writingPad: true },
  ),
  chair(
    "ABPB-08",
    { arm: "timber", backTop: "headrest", support: "slanted" },
    { back: "push-back", seatMechanism: "sliding" },
  ),
  chair("ABT-09", { arm: "slim", backTop: "straight", support: "twin-leg" }, {}),
  chair("ABPWP-10", { arm: "panel", backTop: "arched", support: "post" }, { back: "push-back", writingPad: true }),
  chair(
    "ABPB - 11",
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
      note: "Drawn in the proportions of its dimensions; the heights of seat and arms are not supplied. Chairs in a row share the arm between them.",
    },
  ),
];

const luminaire = (title: string, type: LuminaireDrawing["type"]): Sample => ({
  title,
  drawing: { kind: "luminaire", ...schematic, type },
});

const stage: Sample[] = [
  luminaire("LED Par Can", "par-can"),
  { title: "LED Blinder", drawing: { kind: "luminaire", ...schematic, type: "blinder", lamps: [4, 2] } },
  luminaire("Fresnel Spot", "fresnel"),
  luminaire("Par Light", "par-light"),
  luminaire("Profile Light", "profile"),
  luminaire("Moving Head", "moving-head"),
  luminaire("Cyclorama Light", "cyclorama"),
  { title: "Stage Curtains", drawing: { kind: "curtain", ...schematic } },
  { title: "Wooden Flooring", drawing: { kind: "wooden-floor", ...schematic, thinnestMm: 15, thickestMm: 25 } },
  { title: "Cyclorama Screen", drawing: { kind: "cyclorama-screen", ...schematic, shapes: ["flat", "curve"] } },
  { title: "Side Wings", drawing: { kind: "side-wings", ...schematic, mounts: ["fixed", "rotatable"] } },
  { title: "Proscenium", drawing: { kind: "proscenium", ...schematic } },
  { title: "Side Ladder", drawing: { kind: "side-ladder", ...schematic } },
  { title: "Motorized Light Bar", drawing: { kind: "light-bar", ...schematic } },
  { title: "Acoustic Timber Door", drawing: { kind: "door", ...schematic, leaves: 1 } },
  { title: "Acoustic Timber Door, double", drawing: { kind: "door", ...schematic, leaves: 2 } },
];

/** Every kind of drawing in its forms: the material of the tests, with the specification's dimensions. */
export const samples: Sample[] = [...perforations, ...strips, ...panels, ...ceilings, ...chairs, ...stage];
