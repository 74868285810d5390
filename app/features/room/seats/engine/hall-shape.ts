/** The floor of a hall, without its seats. */
export interface HallFloor {
  /** From side wall to side wall; for a fan, at its front. */
  readonly widthM: number;
  /** From the front of the hall to its back wall, in the middle of the hall. */
  readonly depthM: number;
  /** Between the side walls of a fan, whose rows and back wall are arcs; 0 for a rectangle. */
  readonly angleDegrees: number;
  /** Whether its front is the edge of a balcony. */
  readonly isBalcony: boolean;
  /** In front of the first row: a stage, or space to walk. */
  readonly frontM: number;
}

interface Fan {
  /** Between the middle of the hall and a side wall, in radians. */
  readonly halfAngle: number;
  /** From the point where the side walls would meet, the centre of all arcs, to the front of the hall. */
  readonly focusM: number;
}

/** The centre of a fan; undefined for a rectangle. */
export function fanOf({ widthM, angleDegrees }: Pick<HallFloor, "widthM" | "angleDegrees">): Fan | undefined {
  if (angleDegrees === 0) return undefined;
  const halfAngle = (angleDegrees * Math.PI) / 360;
  return { halfAngle, focusM: widthM / 2 / Math.tan(halfAngle) };
}

/**
 * From the front of the hall to the space of the first row, in the middle of the hall. The ends of a curved row are
 * nearer to the front than its middle, and the space in front applies to them.
 */
export function rowsStartM(hall: Omit<HallFloor, "depthM">): number {
  const fan = fanOf(hall);
  return fan ? (fan.focusM + hall.frontM) / Math.cos(fan.halfAngle) - fan.focusM : hall.frontM;
}

/** The sizes of the floor that follow from its shape: the greatest width, the area, and the length of its walls. */
export function floorOf(hall: HallFloor): { widestM: number; areaM2: number; wallsM: number } {
  const { widthM, depthM } = hall;
  const fan = fanOf(hall);
  if (!fan) return { widestM: widthM, areaM2: widthM * depthM, wallsM: 2 * (widthM + depthM) };
  const { halfAngle, focusM } = fan;
  const radiusM = focusM + depthM;
  return {
    widestM: 2 * radiusM * Math.sin(halfAngle),
    areaM2: halfAngle * radiusM ** 2 - (widthM * focusM) / 2,
    wallsM: widthM + 2 * halfAngle * radiusM + 2 * (radiusM - focusM / Math.cos(halfAngle)),
  };
}
