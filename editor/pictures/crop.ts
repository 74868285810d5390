/** A crop of a photograph: its centre as fractions of width and height, and the zoom relative to the largest possible part. */
export interface Crop {
  readonly focusX: number;
  readonly focusY: number;
  readonly closer: number;
}

/** The largest part that fits the place, centred. */
export const middle: Crop = { focusX: 0.5, focusY: 0.5, closer: 1 };

/** The size of an upright photograph. */
export interface PhotographSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * The distance of the chosen centre from the left of the crop, in whole per cent. A picture narrowed to other proportions, and shifted by
 * as many per cent of the part it loses, keeps that centre visible.
 */
export function focusPercentIn(size: PhotographSize, crop: Crop, proportion: readonly [number, number]): number {
  const { left, width } = cropOf(size, crop, proportion);
  return Math.round(Math.min(1, Math.max(0, (crop.focusX * size.widthPx - left) / width)) * 100);
}

/** The part of a place's crop that a phone shows, in pixels of the photograph. */
export function phonePartOf(
  size: PhotographSize,
  crop: Crop,
  proportion: readonly [number, number],
  [wide, high]: readonly [number, number],
) {
  const { left, top, width, height } = cropOf(size, crop, proportion);
  const kept = Math.min(width, Math.round((height * wide) / high));
  const lost = ((width - kept) * focusPercentIn(size, crop, proportion)) / 100;
  return { left: Math.round(left + lost), top, width: kept, height };
}

/** The part of a photograph that a place with given proportions shows, in pixels of the photograph. */
export function cropOf({ widthPx, heightPx }: PhotographSize, crop: Crop, [wide, high]: readonly [number, number]) {
  const { focusX, focusY, closer } = crop;
  const widest = Math.min(widthPx, (heightPx * wide) / high);
  const width = Math.max(1, Math.floor(widest / Math.max(1, closer)));
  const height = Math.max(1, Math.min(heightPx, Math.round((width * high) / wide)));
  const start = (focus: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
  return { left: start(focusX, width, widthPx), top: start(focusY, height, heightPx), width, height };
}
