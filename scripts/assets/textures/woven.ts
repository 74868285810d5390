import { noise, randomSequence, shaded, type Surface } from "./surface.ts";

const threadPx = 5;

/** Plain weave, one thread over and one under, lit from the upper left; no two threads are quite alike. */
export function woven(sidePx: number): Surface {
  const threads = sidePx / threadPx;
  const random = randomSequence(21);
  const tone = () => Array.from({ length: threads }, () => (random() - 0.5) * 0.07);
  const warpTone = tone();
  const weftTone = tone();
  const warpSlub = noise(3, sidePx, threads, 9);
  const weftSlub = noise(4, sidePx, 9, threads);
  const warpFibre = noise(5, sidePx, threads * 4, 40);
  const weftFibre = noise(6, sidePx, 40, threads * 4);
  return shaded(sidePx, (x, y) => {
    const column = Math.floor(x / threadPx);
    const row = Math.floor(y / threadPx);
    const across = ((x + 0.5) % threadPx) / threadPx - 0.5;
    const down = ((y + 0.5) % threadPx) / threadPx - 0.5;
    const warpOnTop = (column + row) % 2 === 0;
    const side = warpOnTop ? across : down;
    const along = warpOnTop ? down : across;
    const slub = warpOnTop ? warpSlub(x, y) : weftSlub(x, y);
    const width = 0.4 + slub * 0.12;
    const roundness = Math.max(0, 1 - (side / width) ** 2);
    const crown = Math.cos(along * Math.PI);
    const light = -side * 0.14 - along * 0.1;
    const fibre = (warpOnTop ? warpFibre(x, y) : weftFibre(x, y)) - 0.5;
    const thread = (warpOnTop ? warpTone[column] : weftTone[row]) ?? 0;
    return 0.37 + Math.sqrt(roundness) * (0.08 + crown * 0.08) + light + fibre * 0.1 + thread + (slub - 0.5) * 0.06;
  });
}
