/** Whole numbers from 0 up to, not including, `count`. */
export const range = (count: number) => Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => index);

/** A repeatable sequence of numbers from 0 to 1: the same seed always draws the same grain. */
export function randomSequence(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
