import type { Point } from "#app/drawings/parts/path-data.ts";

/**
 * A point or direction in a room, in m: x from the front wall to the back wall, y from the left wall to the right
 * wall, z up. Left and right are as seen facing the front wall.
 */
export type Point3 = readonly [x: number, y: number, z: number];

/** The viewing direction, in degrees. */
export interface ViewDirection {
  /** 0 is from behind the back wall, 90 from beyond the right wall. */
  readonly azimuth: number;
  /** Above 0, the viewer looks down into the room; below 0, up. */
  readonly elevation: number;
}

/**
 * From behind the back wall and slightly from the right, so that the insides of the front and the left wall are
 * visible.
 */
export const firstView: ViewDirection = { azimuth: 36, elevation: 27 };

/** Nearer to horizontal, floor and ceiling would be lines; steeper, the walls would. */
const leastElevation = 12;
const mostElevation = 72;

/** The view after a rotation in degrees. It passes from above to below without stopping at horizontal. */
export function turned(
  { azimuth, elevation }: ViewDirection,
  by: { azimuth?: number; elevation?: number },
): ViewDirection {
  const around = azimuth + (by.azimuth ?? 0);
  const raised = elevation + (by.elevation ?? 0);
  const height = Math.min(mostElevation, Math.max(leastElevation, Math.abs(raised)));
  return { azimuth: around - 360 * Math.round(around / 360), elevation: raised < 0 ? -height : height };
}

/** A parallel projection: lengths along one direction keep their proportion, as in an axonometric drawing. */
export interface Projection {
  /** From metres to the plane of the drawing, still in metres, with y downwards. */
  readonly project: (point: Point3) => Point;
  /** How much a direction points towards the viewer: above 0 for the front faces of a box. */
  readonly towardsViewer: (direction: Point3) => number;
}

/** The projection along a view's direction. */
export function projectionOf({ azimuth, elevation }: ViewDirection): Projection {
  const [around, up] = [azimuth, elevation].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const [sin, cos] = [Math.sin(around), Math.cos(around)];
  const [sinUp, cosUp] = [Math.sin(up), Math.cos(up)];
  return {
    project: ([x, y, z]) => [cos * y - sin * x, (cos * x + sin * y) * sinUp - z * cosUp],
    towardsViewer: ([x, y, z]) => (cos * x + sin * y) * cosUp + z * sinUp,
  };
}
