import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawMap } from "./draw-map.ts";

const written = readFileSync("content/map.yaml", "utf8");

describe("the map of the regions", () => {
  test("is what the script draws from its source, to the letter", () => {
    expect(drawMap(written)).toBe(written);
  });

  test("is drawn again whatever the outlines were before", () => {
    expect(drawMap(written.replaceAll(/outline: .*/g, "outline: M0 0L1 0L1 1Z"))).toBe(written);
  });

  test("names a state of the source that belongs to no region", () => {
    expect(() => drawMap(written.replace("      - Goa\n", ""))).toThrow(
      "No region in content/map.yaml has the state Goa.",
    );
  });

  test("moves the common border with a state that changes its region", () => {
    const moved = drawMap(
      written.replace("      - Goa\n", "").replace("      - Kerala\n", "      - Goa\n      - Kerala\n"),
    );
    const changed = written.split("\n").filter((line) => line.includes("outline:") && !moved.includes(line));
    expect(changed).toHaveLength(2);
  });
});
