import type { RoomPlan } from "#content/schema/acoustics.ts";
import { RoomError, requireRange } from "./room-error.ts";

/** A face of a room: those of a box, or `walls` for all walls of a room of another shape. */
export type Face = NonNullable<RoomPlan["parts"]>[number]["face"];

/** The faces of a box. */
export const boxFaces = ["floor", "ceiling", "front", "back", "left", "right"] as const;

/** The dimensions of a room. */
export interface Dimensions {
  readonly volumeM3: number;
  /** The height; for a room that is not a box, its volume divided by its floor area. */
  readonly heightM: number;
  /** The area of each face in m², in display order. */
  readonly faces: ReadonlyMap<Face, number>;
}

/** Anything larger is not a room, and anything smaller is a box. */
export const lengthLimitsM = { least: 0.5, most: 200 };
export const areaLimitsM2 = { least: 0.1, most: 100_000 };
export const volumeLimitsM3 = { least: 0.1, most: 2_000_000 };

/**
 * Volume and areas of a room's faces. The front of a box is one of the walls across its length.
 * @throws RoomError for dimensions that are not numbers, outside the limits or impossible
 */
export function dimensionsOf({ box, shape }: Pick<RoomPlan, "box" | "shape">): Dimensions {
  if (shape) return ofShape(shape);
  // A room has either a shape or a box.
  const lengthM = requireRange(box!.lengthM, lengthLimitsM, "box.lengthM", "The length in m");
  const widthM = requireRange(box!.widthM, lengthLimitsM, "box.widthM", "The width in m");
  const heightM = requireRange(box!.heightM, lengthLimitsM, "box.heightM", "The height in m");
  return {
    volumeM3: lengthM * widthM * heightM,
    heightM,
    faces: new Map([
      ["floor", lengthM * widthM],
      ["ceiling", lengthM * widthM],
      ["front", widthM * heightM],
      ["back", widthM * heightM],
      ["left", lengthM * heightM],
      ["right", lengthM * heightM],
    ]),
  };
}

function ofShape(shape: NonNullable<RoomPlan["shape"]>): Dimensions {
  const volumeM3 = requireRange(shape.volumeM3, volumeLimitsM3, "shape.volumeM3", "The volume in m³");
  const floorM2 = requireRange(shape.floorM2, areaLimitsM2, "shape.floorM2", "The floor in m²");
  const ceilingM2 = requireRange(shape.ceilingM2, areaLimitsM2, "shape.ceilingM2", "The ceiling in m²");
  const wallsM2 = requireRange(shape.wallsM2, areaLimitsM2, "shape.wallsM2", "The walls in m²");
  const surfaceM2 = floorM2 + ceilingM2 + wallsM2;
  // No body encloses more than a sphere of the same surface does: 36 π V² ≤ S³.
  if (36 * Math.PI * volumeM3 ** 2 > surfaceM2 ** 3) {
    throw new RoomError("outOfRange", "shape.volumeM3", "Surfaces of these areas cannot enclose this volume.");
  }
  return {
    volumeM3,
    heightM: volumeM3 / floorM2,
    faces: new Map([
      ["floor", floorM2],
      ["ceiling", ceilingM2],
      ["walls", wallsM2],
    ]),
  };
}

/** What a face is called in sentences. */
export function nameOfFace(face: Face): string {
  return face === "floor" || face === "ceiling" ? `the ${face}` : face === "walls" ? "the walls" : `the ${face} wall`;
}
