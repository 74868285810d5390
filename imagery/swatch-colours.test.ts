import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";

const swatchLine = /picture: ([a-z0-9-]+), colour: \{ value: "(#[0-9a-f]{6})", sample: true \}/;

/** Picture and colour of each cloth and felt whose picture is rendered from a sample colour. */
const clothsAndFelts = ["jutFabrics", "stoffColours", "petFelts"].flatMap((set) =>
  readFileSync(join(import.meta.dirname, `../content/swatches/${set}.yaml`), "utf8")
    .split("\n")
    .flatMap((line) => {
      const [, id, colour] = swatchLine.exec(line) ?? [];
      return id && colour ? [{ id, colour }] : [];
    }),
);

describe("the picture of a cloth or felt", () => {
  it.each(clothsAndFelts)("$id has the mean colour $colour", async ({ id, colour }) => {
    const { channels } = await sharp(join(import.meta.dirname, "masters/swatches", `${id}.webp`)).stats();
    const wanted = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
    for (const [channel, level] of wanted.entries()) {
      expect(Math.abs((channels[channel]?.mean ?? 0) - level)).toBeLessThanOrEqual(3);
    }
  });
});
