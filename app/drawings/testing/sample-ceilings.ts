import type { DrawingData } from "#content/schema/drawing.ts";

export const ceilings: Record<string, DrawingData> = {
  "Lay-In Tiles": {
    kind: "lay-in-tile",
    toScale: false,
    sideMm: 595,
    edges: ["square", "bevelled"],
  },
  "Clip-In Tiles": {
    kind: "clip-in-tile",
    toScale: false,
    sideMm: 600,
    edges: ["square", "bevelled"],
  },
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
};
