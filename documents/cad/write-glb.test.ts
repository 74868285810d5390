import { expect, test } from "vitest";
import type { Solid } from "#app/drawings/geometry/shapes.ts";
import { findingsIn, objectsIn } from "../testing/read-glb.ts";
import { solidMesh, writeGlb } from "./write-glb.ts";

const about = { title: "Cork Panel: sizes", source: "http://localhost/cork" };
const board: Solid = { name: "Board", planMm: { widthMm: 600, heightMm: 1200 }, heightMm: 12.5 };
const cell: Solid = {
  name: "Cell",
  planMm: { widthMm: 75, heightMm: 75 },
  openingMm: { widthMm: 60, heightMm: 60 },
  heightMm: 50,
};

test("solids have the given dimensions, and the Khronos validator finds nothing", async () => {
  const glb = await writeGlb([board, cell], about);
  expect(await findingsIn(glb)).toEqual([]);
  expect(await objectsIn(glb)).toEqual({ Board: [600, 12.5, 1200], Cell: [75, 50, 75] });
});

/** The volume that the triangles of a mesh enclose, in cubic millimetres; negative if they face inwards. */
function volumeOf(solid: Solid): number {
  const { positions, indices } = solidMesh(solid);
  const corner = (index: number) => [0, 1, 2].map((axis) => (positions[3 * index + axis] ?? 0) * 1000);
  let volume = 0;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((offset) => corner(indices[at + offset] ?? 0)) as [number[], number[], number[]];
    const [ax = 0, ay = 0, az = 0] = a;
    const [bx = 0, by = 0, bz = 0] = b;
    const [cx = 0, cy = 0, cz = 0] = c;
    volume += (ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx)) / 6;
  }
  return volume;
}

test("the faces of a solid close it and face outwards, even around an opening", () => {
  expect(volumeOf(board)).toBeCloseTo(600 * 1200 * 12.5, -2);
  expect(volumeOf(cell)).toBeCloseTo((75 ** 2 - 60 ** 2) * 50, 0);
});
