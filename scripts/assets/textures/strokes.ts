import { noise, randomSequence, wrapped, type Surface } from "./surface.ts";

interface StrokeSettings {
  seed: number;
  count: number;
  lengthPx: readonly [shortest: number, longest: number];
  widthPx: readonly [thinnest: number, thickest: number];
  /** How far the direction turns over the whole length, in radians. */
  bend: number;
  /** How much a stroke hides what lies under it, from 0 to 1. */
  cover: number;
  /** Grey value of a stroke: its middle, and how far strokes differ from it. */
  tone: readonly [middle: number, spread: number];
  /** How much darker the edges of a stroke are than its back. */
  roundness: number;
}

/** Lays bent strokes over the surface, one on the other: fibres, strands. */
export function laidStrokes({ sidePx, values }: Surface, settings: StrokeSettings): void {
  const { seed, count, lengthPx, widthPx, bend, cover, tone, roundness } = settings;
  const random = randomSequence(seed);
  const between = ([least, most]: readonly [number, number]) => least + random() * (most - least);
  for (let stroke = 0; stroke < count; stroke++) {
    let x = random() * sidePx;
    let y = random() * sidePx;
    let direction = random() * Math.PI * 2;
    const length = between(lengthPx);
    const halfWidth = between(widthPx) / 2;
    const turn = ((random() - 0.5) * 2 * bend) / length;
    const grey = tone[0] + (random() - 0.5) * 2 * tone[1];
    const lit = Math.sin(direction - Math.PI / 4) * roundness * 0.35;
    for (let step = 0; step < length; step += 0.5) {
      x += Math.cos(direction) * 0.5;
      y += Math.sin(direction) * 0.5;
      direction += turn * 0.5;
      for (let off = -halfWidth; off <= halfWidth; off += 0.5) {
        const column = Math.floor(wrapped(x - Math.sin(direction) * off, sidePx));
        const row = Math.floor(wrapped(y + Math.cos(direction) * off, sidePx));
        const place = row * sidePx + column;
        const edge = halfWidth > 0.6 ? off / halfWidth : 0;
        const shade = grey - edge * edge * roundness + edge * lit;
        values[place] = (values[place] ?? 0.5) * (1 - cover) + shade * cover;
      }
    }
  }
}

/** A ground of so many layers of ever finer noise around a grey value. */
export function mottled(sidePx: number, seed: number, cells: readonly number[], spread: number, middle = 0.5): Surface {
  const layers = cells.map((count, index) => noise(seed + index, sidePx, count, count));
  const values = new Float32Array(sidePx * sidePx);
  for (let place = 0; place < values.length; place++) {
    const x = place % sidePx;
    const y = Math.floor(place / sidePx);
    const sum = layers.reduce((total, layer) => total + layer(x, y) - 0.5, 0);
    values[place] = middle + sum * spread;
  }
  return { sidePx, values };
}
