import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { tonalMeasures } from "./tonal-measures.ts";

/** Pictures of white products, and where in each the product is in full light: the left, top and side of a square, as shares. */
const whiteProducts: [id: string, left: number, top: number, side?: number][] = [
  ["absoft-tile-detail", 0.65, 0.65],
  ["absoft-tile-edge", 0.3, 0.25],
  ["absoft-tile-front", 0.2, 0.4],
  ["absoft-tile-hero", 0.84, 0.84],
  ["calcilite-tile-detail", 0.5, 0.3],
  ["calcilite-tile-edge", 0.2, 0.45],
  ["calcilite-tile-front", 0.85, 0.25],
  ["calcilite-tile-hero", 0.55, 0.85],
  ["category-acoustic-ceilings", 0.5, 0.68],
  ["category-metal-ceilings", 0.6, 0.82, 0.05],
  ["clip-in-tiles-detail", 0.75, 0.09],
  ["clip-in-tiles-edge", 0.35, 0.3],
  ["clip-in-tiles-front", 0.65, 0.7],
  ["clip-in-tiles-hero", 0.85, 0.25],
  ["clip-in-tiles-hero-portrait", 0.35, 0.62, 0.1],
  ["gypsum-board-detail", 0.25, 0.4],
  ["gypsum-board-edge", 0.4, 0.42],
  ["gypsum-board-hero", 0.25, 0.55],
  ["lay-in-tiles-detail", 0.88, 0.9, 0.06],
  ["lay-in-tiles-edge", 0.5, 0.25],
  ["lay-in-tiles-front", 0.5, 0.7],
  ["lay-in-tiles-hero", 0.68, 0.7],
  ["melamiano-panel-detail", 0.1, 0.55],
  ["melamiano-panel-edge", 0.45, 0.25],
  ["melamiano-panel-front", 0.65, 0.3],
  ["melamiano-panel-hero", 0.5, 0.1],
  ["melamiano-panel-hero-portrait", 0.5, 0.15],
  ["open-cell-ceiling-hero", 0.85, 0.85],
  ["tee-grid-detail", 0.5, 0.48, 0.05],
  ["tee-grid-edge", 0.34, 0.2, 0.04],
  ["tee-grid-front", 0.3, 0.63, 0.025],
  ["tee-grid-hero", 0.5, 0.85],
];

const masters = join(import.meta.dirname, "masters");

describe("the picture of a white product", () => {
  it.each(whiteProducts)(
    "%s shows it white and neutral, with open shadows and nothing burnt out",
    async (id, left, top, side = 0.15) => {
      const file = await readFile(join(masters, `${id}.webp`));
      const { subject, cast, black, white } = await tonalMeasures(file, { left, top, width: side, height: side });
      expect(subject).toBeGreaterThanOrEqual(215);
      expect(subject).toBeLessThanOrEqual(235);
      expect(Math.abs(cast)).toBeLessThanOrEqual(6);
      expect(black).toBeGreaterThanOrEqual(30);
      expect(white).toBeLessThanOrEqual(245);
    },
  );
});

describe("the measures of a picture", () => {
  it("tell lightness and cast of the region, and the darkest and lightest parts of the whole", async () => {
    const base = sharp({ create: { width: 200, height: 100, channels: 3, background: "#282828" } });
    const lit = await sharp({ create: { width: 100, height: 100, channels: 3, background: "#e6dcd2" } })
      .png()
      .toBuffer();
    const file = await base
      .composite([{ input: lit, left: 100, top: 0 }])
      .png()
      .toBuffer();

    const measures = await tonalMeasures(file, { left: 0.5, top: 0, width: 0.5, height: 1 });

    expect(measures.subject).toBeCloseTo(221.4, 1);
    expect(measures.cast).toBe(20);
    expect(measures).toMatchObject({ black: 40, white: 221 });
  });
});
