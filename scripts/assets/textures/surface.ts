/** A square of grey values that meets itself at its edges. 0.5 leaves a colour as it is, less darkens it, more lightens it. */
export interface Surface {
  readonly sidePx: number;
  readonly values: Float32Array;
}

/** The grey value of a point of a surface. */
export type Shade = (x: number, y: number) => number;

/** Shades every point of a surface. The shade must repeat after `sidePx`. */
export function shaded(sidePx: number, shade: Shade): Surface {
  const values = new Float32Array(sidePx * sidePx);
  for (let y = 0; y < sidePx; y++) for (let x = 0; x < sidePx; x++) values[y * sidePx + x] = shade(x, y);
  return { sidePx, values };
}

/** The same sequence of numbers from 0 to 1 for the same seed, so that every build makes the same files. */
export function randomSequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise from 0 to 1 that repeats after `sidePx`, with so many cells across and down. */
export function noise(seed: number, sidePx: number, cellsAcross: number, cellsDown: number): Shade {
  const random = randomSequence(seed);
  const lattice = Float32Array.from({ length: cellsAcross * cellsDown }, random);
  const at = (column: number, row: number) => lattice[(row % cellsDown) * cellsAcross + (column % cellsAcross)] ?? 0;
  return (x, y) => {
    const u = (wrapped(x, sidePx) / sidePx) * cellsAcross;
    const v = (wrapped(y, sidePx) / sidePx) * cellsDown;
    const column = Math.floor(u);
    const row = Math.floor(v);
    const right = smooth(u - column);
    const down = smooth(v - row);
    const upper = mix(at(column, row), at(column + 1, row), right);
    const lower = mix(at(column, row + 1), at(column + 1, row + 1), right);
    return mix(upper, lower, down);
  };
}

/** A coordinate brought back into the square. */
export function wrapped(coordinate: number, sidePx: number): number {
  return ((coordinate % sidePx) + sidePx) % sidePx;
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}
