/**
 * The position of an item on a wall: on the floor, above a sill, at full height, or in the middle of the free
 * area.
 */
export type Placing = "door" | "window" | "hanging" | "middle";

/** A rectangle on a face, in m from its lower left corner as seen from inside the room. */
export interface Rectangle {
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
}

interface Placed {
  readonly areaM2: number;
  readonly placing: Placing;
}

/** Usual heights, in m. Only the area of a window or door is known, so its drawn shape is not a dimension. */
const doorHeightM = 2.1;
const windowHeightM = 1.4;
const sillHeightM = 0.9;

/**
 * Rectangles side by side on a face, each with its item's area. If a face is overfull, all are scaled down in
 * proportion.
 */
export function layOut(things: readonly Placed[], widthM: number, heightM: number): Rectangle[] {
  const faceM2 = widthM * heightM;
  const wantedM2 = things.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  if (wantedM2 === 0) return things.map(() => ({ left: 0, bottom: 0, width: 0, height: 0 }));
  const fit = Math.min(1, faceM2 / wantedM2);
  const usedShare = (wantedM2 * fit) / faceM2;
  let column = 0;
  return things.map(({ areaM2, placing }) => {
    // Each has a column as wide as its share, which always fits its area.
    const columnM = (widthM * areaM2) / wantedM2;
    const placedM2 = areaM2 * fit;
    const usual = {
      door: doorHeightM,
      window: windowHeightM,
      hanging: heightM,
      middle: heightM * Math.sqrt(usedShare),
    };
    const height = columnM === 0 ? 0 : Math.min(heightM, Math.max(usual[placing], placedM2 / columnM));
    const width = height === 0 ? 0 : placedM2 / height;
    const spare = heightM - height;
    const bottom = placing === "door" ? 0 : placing === "window" ? Math.min(sillHeightM, spare / 2) : spare / 2;
    const left = column + (columnM - width) / 2;
    column += columnM;
    return { left, bottom, width, height };
  });
}
