import { noise, randomSequence, shaded, wrapped, type Surface } from "./surface.ts";
import { laidStrokes, mottled } from "./strokes.ts";

/** Pressed fibres, lying every way. */
export function felt(sidePx: number): Surface {
  const surface = mottled(sidePx, 31, [5, 20, sidePx / 2], 0.05);
  const fibres = { lengthPx: [8, 34], widthPx: [0.6, 1], bend: 2.4, cover: 0.34, roundness: 0 } as const;
  laidStrokes(surface, { ...fibres, seed: 32, count: 7000, tone: [0.5, 0.09] });
  return surface;
}

/** Fine open cells, each a dark mouth with a bright rim. */
export function foam(sidePx: number): Surface {
  const cellPx = 5;
  const across = Math.round(sidePx / cellPx);
  const random = randomSequence(41);
  const points = Array.from({ length: across * across }, () => [random(), random(), random()] as const);
  const swell = noise(42, sidePx, 5, 5);
  return shaded(sidePx, (x, y) => {
    const column = Math.floor((x / sidePx) * across);
    const row = Math.floor((y / sidePx) * across);
    const distances: number[] = [];
    for (let down = -1; down <= 1; down++) {
      for (let right = -1; right <= 1; right++) {
        const point = points[wrapped(row + down, across) * across + wrapped(column + right, across)];
        if (!point) continue;
        const apart = Math.hypot(
          column + right + point[0] - (x / sidePx) * across,
          row + down + point[1] - (y / sidePx) * across,
        );
        distances.push(apart);
      }
    }
    distances.sort((one, other) => one - other);
    const [nearest = 0, second = 0] = distances;
    const wall = Math.max(0, 1 - (second - nearest) * 4);
    const mouth = Math.max(0, 1 - nearest * 2.2);
    return 0.5 + wall * 0.05 - mouth * 0.1 + (swell(x, y) - 0.5) * 0.05;
  });
}

/** Straight grain with fine dark pores. */
export function wood(sidePx: number): Surface {
  const broad = noise(51, sidePx, 9, 2);
  const grain = noise(52, sidePx, 44, 3);
  const fine = noise(53, sidePx, 150, 7);
  const bend = noise(54, sidePx, 3, 3);
  const surface = shaded(sidePx, (x, y) => {
    const column = x + (bend(x, y) - 0.5) * 9;
    return 0.5 + (broad(column, y) - 0.5) * 0.1 + (grain(column, y) - 0.5) * 0.1 + (fine(column, y) - 0.5) * 0.1;
  });
  const random = randomSequence(55);
  for (let pore = 0; pore < sidePx * 3; pore++) {
    const x = random() * sidePx;
    const start = random() * sidePx;
    const length = 4 + random() * 14;
    for (let y = start; y < start + length; y++) {
      const column = Math.floor(wrapped(x + (bend(x, y) - 0.5) * 9, sidePx));
      const place = Math.floor(wrapped(y, sidePx)) * sidePx + column;
      surface.values[place] = (surface.values[place] ?? 0.5) - 0.06;
    }
  }
  return surface;
}

/** Long curled strands of wood, pressed. */
export function woodWool(sidePx: number): Surface {
  const surface = mottled(sidePx, 61, [12, 40], 0.1, 0.2);
  const strands = { lengthPx: [60, 190], widthPx: [4, 7], bend: 3.4, cover: 0.92, roundness: 0.3 } as const;
  laidStrokes(surface, { ...strands, seed: 62, count: 260, tone: [0.46, 0.08] });
  laidStrokes(surface, { ...strands, seed: 63, count: 300, tone: [0.62, 0.1] });
  return surface;
}

/** A smooth pressed face with a faint grit. */
export function laminate(sidePx: number): Surface {
  return mottled(sidePx, 71, [sidePx / 2], 0.04);
}
