import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawMap } from "./draw-map.ts";

const written = readFileSync("content/map.yaml", "utf8");

describe("the map of the regions", () => {
  test("matches the script's output exactly", () => {
    expect(drawMap(written)).toBe(written);
  });

  test("is redrawn the same, whatever outlines it had before", () => {
    expect(drawMap(written.replaceAll(/outline: .*/g, "outline: M0 0L1 0L1 1Z"))).toBe(written);
  });

  test("is refused if a state belongs to no region, and the error names it", () => {
    expect(() => drawMap(written.replace("      - Goa\n", ""))).toThrow(
      "No region in content/map.yaml has the state Goa.",
    );
  });

  test("moves a shared border when a state changes its region", () => {
    const moved = drawMap(
      written.replace("      - Goa\n", "").replace("      - Kerala\n", "      - Goa\n      - Kerala\n"),
    );
    const changed = written.split("\n").filter((line) => line.includes("outline:") && !moved.includes(line));
    expect(changed).toHaveLength(2);
  });
});
