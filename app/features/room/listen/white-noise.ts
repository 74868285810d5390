/**
 * White noise with a mean power of 1, reproducible by seed: evenly distributed numbers of a xorshift generator (G.
 * Marsaglia, 2003).
 * @param seed a whole number other than 0
 */
export function whiteNoise(samples: number, seed: number): Float32Array<ArrayBuffer> {
  const noise = new Float32Array(samples);
  const widest = Math.sqrt(3);
  let state = Math.imul(seed, 0x9e3779b9) | 0;
  for (let index = 0; index < samples; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    noise[index] = (state / 2 ** 31) * widest;
  }
  return noise;
}
