import type { DrawingData } from "#content/schema/drawing.ts";

/** Perforated faces. */
export const perforations: Record<string, DrawingData> = {
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
};

/** Slats and slits. */
export const strips: Record<string, DrawingData> = {
  "Slat 16/3-4": { kind: "slat", toScale: false, name: "16/3-4", slatMm: 16 },
  "Slat 21/3-4": { kind: "slat", toScale: false, name: "21/3-4", slatMm: 21 },
  "Slat 28/4": { kind: "slat", toScale: false, name: "28/4", slatMm: 28, gapMm: 4 },
  "Slat 56/4": { kind: "slat", toScale: false, name: "56/4", slatMm: 56, gapMm: 4 },
  "Slit pattern 1": { kind: "slit", toScale: false, variant: 1 },
  "Slit pattern 2": { kind: "slit", toScale: false, variant: 2 },
  "Slit pattern 3": { kind: "slit", toScale: false, variant: 3 },
};

/** Sections of panels and boards. */
export const panels: Record<string, DrawingData> = {
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
};
