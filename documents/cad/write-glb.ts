import { Document, NodeIO } from "@gltf-transform/core";
import type { Solid } from "#app/drawings/geometry/shapes.ts";
import { solidMesh } from "./solid-mesh.ts";
import type { CadText } from "./write-svg.ts";

/** Space between two solids in a file, in metres. */
const apart = 0.2;

/**
 * Solids as one binary glTF, each as a named object. The unit of glTF is the metre, and y points up: a solid
 * stands on the ground, its plan in x and z. Several are side by side, those of another height behind.
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
