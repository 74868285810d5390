import { getBounds, NodeIO } from "@gltf-transform/core";
import { validateBytes } from "gltf-validator";

/** The findings of the Khronos validator, hints included. */
export async function findingsIn(glb: Buffer): Promise<string[]> {
  const { issues } = await validateBytes(new Uint8Array(glb));
  return issues.messages.map(({ code, message }) => `${code}: ${message}`);
}

/** The objects of a GLB by name: width, height and depth in millimetres. */
export async function objectsIn(glb: Buffer): Promise<Record<string, number[]>> {
  const document = await new NodeIO().readBinary(new Uint8Array(glb));
  const objects = document.getRoot().listNodes();
  return Object.fromEntries(
    objects.map((node) => {
      const { min, max } = getBounds(node);
      return [node.getName(), max.map((end, axis) => Math.round((end - (min[axis] ?? 0)) * 1e6) / 1e3)];
    }),
  );
}
