import { Document, NodeIO } from "@gltf-transform/core";
import type { Solid } from "#app/drawings/geometry/shapes.ts";
import type { CadText } from "./write-svg.ts";

/** Space between two solids in a file, in metres. */
const apart = 0.2;

/**
 * Solids as one binary glTF, each as a named object. glTF uses metres, with y upwards, so a solid stands on the ground
 * with its plan in x and z. Solids of one height stand side by side in a row; each other height has its own row.
 */
export async function writeGlb(solids: readonly Solid[], { title, description, source }: CadText): Promise<Buffer> {
  const document = new Document();
  document.getRoot().getAsset().generator = source;
  const buffer = document.createBuffer();
  const material = document
    .createMaterial("Not specified")
    .setBaseColorFactor([0.8, 0.78, 0.74, 1])
    .setRoughnessFactor(1)
    .setMetallicFactor(0);
  const scene = document.createScene(title).setExtras(description ? { description, source } : { source });
  let z = 0;
  for (const row of Map.groupBy(solids, ({ heightMm }) => heightMm).values()) {
    let x = 0;
    for (const solid of row) {
      const { positions, normals, indices } = solidMesh(solid);
      const primitive = document
        .createPrimitive()
        .setMaterial(material)
        .setIndices(document.createAccessor().setType("SCALAR").setArray(indices).setBuffer(buffer))
        .setAttribute("POSITION", document.createAccessor().setType("VEC3").setArray(positions).setBuffer(buffer))
        .setAttribute("NORMAL", document.createAccessor().setType("VEC3").setArray(normals).setBuffer(buffer));
      const mesh = document.createMesh(solid.name).addPrimitive(primitive);
      scene.addChild(document.createNode(solid.name).setMesh(mesh).setTranslation([x, 0, z]));
      x += solid.planMm.widthMm / 1000 + apart;
    }
    z += Math.max(...row.map(({ planMm }) => planMm.heightMm)) / 1000 + apart;
  }
  return Buffer.from(await new NodeIO().writeBinary(document));
}

type Point3 = readonly [x: number, y: number, z: number];

/** Triangles of a solid in metres, with a flat normal for every corner. */
interface SolidMesh {
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  indices: Uint16Array<ArrayBuffer>;
}

/** The four corners of a rectangle about the middle of a plan, clockwise seen from above. */
function ring(middleX: number, middleZ: number, width: number, depth: number): (readonly [x: number, z: number])[] {
  const [left, right] = [middleX - width / 2, middleX + width / 2];
  const [back, front] = [middleZ - depth / 2, middleZ + depth / 2];
  return [
    [left, back],
    [right, back],
    [right, front],
    [left, front],
  ];
}

/** The faces of a solid, each with its corners anticlockwise seen from outside. */
function facesOf({ planMm, openingMm, heightMm }: Solid): Point3[][] {
  const [width, depth, height] = [planMm.widthMm / 1000, planMm.heightMm / 1000, heightMm / 1000];
  const outer = ring(width / 2, depth / 2, width, depth);
  const at = (point: readonly [number, number] | undefined, y: number): Point3 => [point?.[0] ?? 0, y, point?.[1] ?? 0];
  const sides = outer.map((_, index) => [index, (index + 1) % 4] as const);
  const walls = sides.map(([a, b]) => [at(outer[b], 0), at(outer[a], 0), at(outer[a], height), at(outer[b], height)]);
  if (!openingMm) {
    const bottom = outer.map((point) => at(point, 0));
    return [...walls, bottom, outer.map((point) => at(point, height)).toReversed()];
  }
  const inner = ring(width / 2, depth / 2, openingMm.widthMm / 1000, openingMm.heightMm / 1000);
  return [
    ...walls,
    ...sides.map(([a, b]) => [at(inner[a], 0), at(inner[b], 0), at(inner[b], height), at(inner[a], height)]),
    ...sides.map(([a, b]) => [at(outer[a], 0), at(outer[b], 0), at(inner[b], 0), at(inner[a], 0)]),
    ...sides.map(([a, b]) => [at(outer[b], height), at(outer[a], height), at(inner[a], height), at(inner[b], height)]),
  ];
}

/** The normal of a face from its first three corners. */
function normalOf([a, b, c]: Point3[]): Point3 {
  if (!a || !b || !c) throw new Error("A face needs three corners.");
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
  const length = Math.hypot(...normal);
  return [normal[0] / length, normal[1] / length, normal[2] / length];
}

/** The solid as triangles, relative to its lower corner: its plan in x and z, its height in y. */
export function solidMesh(solid: Solid): SolidMesh {
  const faces = facesOf(solid);
  return {
    positions: new Float32Array(faces.flat(2)),
    normals: new Float32Array(faces.flatMap((face) => face.flatMap(() => normalOf(face)))),
    indices: new Uint16Array(faces.flatMap((_, index) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * index + corner))),
  };
}
