import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { boxFaces } from "../engine/faces.ts";
import type { Point3 } from "./projection.ts";

export type BoxFace = (typeof boxFaces)[number];

/** A face of a box with its own axes, seen from inside the room: `across` to the right and `up`. */
export interface FaceInSpace {
  readonly face: BoxFace;
  readonly corner: Point3;
  readonly across: Point3;
  readonly up: Point3;
  readonly outwards: Point3;
  readonly widthM: number;
  readonly heightM: number;
}

const toBack: Point3 = [1, 0, 0];
const toFront: Point3 = [-1, 0, 0];
const toRight: Point3 = [0, 1, 0];
const toLeft: Point3 = [0, -1, 0];
const toTop: Point3 = [0, 0, 1];
const toBottom: Point3 = [0, 0, -1];

/** The six faces of a box in space. Floor and ceiling are seen with the front wall at the top. */
export function facesInSpace({ lengthM, widthM, heightM }: NonNullable<RoomPlan["box"]>): FaceInSpace[] {
  const level = { across: toRight, up: toFront, widthM, heightM: lengthM };
  const crossWall = { up: toTop, widthM, heightM };
  const sideWall = { up: toTop, widthM: lengthM, heightM };
  return [
    { face: "floor", corner: [lengthM, 0, 0], outwards: toBottom, ...level },
    { face: "ceiling", corner: [lengthM, 0, heightM], outwards: toTop, ...level },
    { face: "front", corner: [0, 0, 0], across: toRight, outwards: toFront, ...crossWall },
    { face: "back", corner: [lengthM, widthM, 0], across: toLeft, outwards: toBack, ...crossWall },
    { face: "left", corner: [lengthM, 0, 0], across: toFront, outwards: toLeft, ...sideWall },
    { face: "right", corner: [0, widthM, 0], across: toBack, outwards: toRight, ...sideWall },
  ];
}

/** The point of a room at a position on a face, in m. */
export function pointOn({ corner, across, up }: FaceInSpace, rightM: number, upM: number): Point3 {
  const along = (axis: 0 | 1 | 2) => corner[axis] + rightM * across[axis] + upM * up[axis];
  return [along(0), along(1), along(2)];
}
