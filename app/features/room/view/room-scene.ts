import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { Point } from "#app/drawings/parts/path-data.ts";
import { sheetWidth } from "#app/drawings/parts/sheet.tsx";
import { type BoxFace, type FaceInSpace, facesInSpace, pointOn } from "./box-faces.ts";
import { projectionOf, type Point3, type ViewDirection } from "./projection.ts";

/** A face on the sheet. */
export interface SceneFace {
  readonly face: BoxFace;
  readonly inSpace: FaceInSpace;
  /** In front of the room: drawn as an outline, so that the inside is visible. */
  readonly isNear: boolean;
  readonly outline: readonly Point[];
  /** The point of the sheet at a position on the face, in m from its lower left corner as seen from inside. */
  readonly at: (rightM: number, upM: number) => Point;
}

/** A drawn box: its faces, the rear ones first. Faces seen edge-on are left out. */
export interface RoomScene {
  readonly faces: readonly SceneFace[];
  readonly unitsPerM: number;
  readonly place: (point: Point3) => Point;
  readonly towardsViewer: (direction: Point3) => number;
}

export const sheetHeight = 304;
/** The space for dimensions and names around the room. */
const margin = { left: 52, right: 76, top: 36, bottom: 60 };

/** A face at a smaller angle to the viewing direction than this is a line. */
const edgeOn = 0.01;

/** Fits a box to the sheet, at a scale that does not change while it rotates. */
export function roomScene(box: NonNullable<RoomPlan["box"]>, view: ViewDirection): RoomScene {
  const { lengthM, widthM, heightM } = box;
  const { project, towardsViewer } = projectionOf(view);
  const tilt = (Math.abs(view.elevation) * Math.PI) / 180;
  const diagonalM = Math.hypot(lengthM, widthM);
  const unitsPerM = Math.min(
    (sheetWidth - margin.left - margin.right) / diagonalM,
    (sheetHeight - margin.top - margin.bottom) / (diagonalM * Math.sin(tilt) + heightM * Math.cos(tilt)),
  );
  const [middleX, middleY] = project([lengthM / 2, widthM / 2, heightM / 2]);
  const sheetX = (margin.left + sheetWidth - margin.right) / 2;
  const sheetY = (margin.top + sheetHeight - margin.bottom) / 2;
  const place = (point: Point3): Point => {
    const [x, y] = project(point);
    return [sheetX + (x - middleX) * unitsPerM, sheetY + (y - middleY) * unitsPerM];
  };
  const faces = facesInSpace(box)
    .map((inSpace) => ({ inSpace, towards: towardsViewer(inSpace.outwards) }))
    .filter(({ towards }) => Math.abs(towards) > edgeOn)
    .toSorted((one, other) => one.towards - other.towards)
    .map(({ inSpace, towards }): SceneFace => {
      const at = (rightM: number, upM: number) => place(pointOn(inSpace, rightM, upM));
      const { face, widthM: across, heightM: up } = inSpace;
      return {
        face,
        inSpace,
        isNear: towards > 0,
        outline: [at(0, 0), at(across, 0), at(across, up), at(0, up)],
        at,
      };
    });
  return { faces, unitsPerM, place, towardsViewer };
}
