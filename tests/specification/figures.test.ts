import { describe, expect, test } from "vitest";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { specifiedFigures } from "./specified-figures.ts";

const catalogue = ownCatalogue();

function figuresOf(id: string) {
  const product = catalogue.products.find((each) => each.id === id);
  return product!.specifications.flatMap(({ figures }) => figures);
}

/** One line of several sizes, as in the specification: the unit once, at the end. */
function inOneLine(lines: readonly string[]): string {
  const everyLineHasTheUnit = lines.length > 1 && lines.every((line) => line.endsWith(" mm"));
  return everyLineHasTheUnit ? `${lines.map((line) => line.slice(0, -" mm".length)).join(", ")} mm` : lines.join(", ");
}

describe("every figure of the product specification is in the catalogue, digit for digit", () => {
  test.each(specifiedFigures)("%s %s: %s", (id, key, supplied) => {
    const figure = figuresOf(id).find((each) => each.key === key);
    expect(inOneLine(figure?.lines ?? []).toLowerCase()).toBe(supplied.toLowerCase());
  });

  test("the catalogue has no other figure, except samples and those specified for the listings", () => {
    const specified = new Set(specifiedFigures.map(([id, key]) => `${id} ${key}`));
    const others = catalogue.products.flatMap(({ id }) =>
      figuresOf(id).flatMap(({ key, sample }) => (sample || specified.has(`${id} ${key}`) ? [] : [`${id} ${key}`])),
    );
    expect(others.filter((line) => !/^seatingSystems\/.* (seatWidth|foamDensity)$/.test(line))).toEqual([
      "metalCeilings/clipInTiles edge",
      "metalCeilings/clipInTiles pattern",
      "seatingSystems/abpb11 seat",
      "seatingSystems/abpb11 back",
    ]);
  });

  test("the figures for all chairs are on each of the ten without dimensions", () => {
    const chairs = catalogue.products.filter(
      ({ category, slug }) => category === "seatingSystems" && slug !== "abpb11",
    );
    expect(chairs).toHaveLength(10);
    for (const { id } of chairs) {
      const lines = figuresOf(id)
        .filter(({ sample }) => !sample)
        .map(({ lines: supplied }) => supplied.join());
      expect(lines).toEqual(["450-550 mm", "42 or 48 kg"]);
    }
  });
});
