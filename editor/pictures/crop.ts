/** What of a photograph is shown: the middle of the picture, as parts of its width and height, and how much closer than the whole. */
export interface Crop {
  readonly focusX: number;
  readonly focusY: number;
  readonly closer: number;
}

/** As much of a photograph as its place can show, around its middle. */
export const middle: Crop = { focusX: 0.5, focusY: 0.5, closer: 1 };

/** The size of a photograph as it is looked at. */
export interface PhotographSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The part of a photograph that a place of a proportion shows, in the pixels of the photograph. */
export function cropOf({ widthPx, heightPx }: PhotographSize, crop: Crop, [wide, high]: readonly [number, number]) {
  const { focusX, focusY, closer } = crop;
  const widest = Math.min(widthPx, (heightPx * wide) / high);
  const width = Math.max(1, Math.floor(widest / Math.max(1, closer)));
  const height = Math.max(1, Math.min(heightPx, Math.round((width * high) / wide)));
  const start = (focus: number, part: number, whole: number) =>
    Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
  return { left: start(focusX, width, widthPx), top: start(focusY, height, heightPx), width, height };
}
