import { octaveBandsHz, type PerOctaveBand } from "../engine/octave-bands.ts";

/** The edges of the octave bands, in Hz. The highest band takes the octave above it, too. */
export const octaveEdgesHz: readonly number[] = [
  ...octaveBandsHz.map((centreHz) => centreHz * Math.SQRT1_2),
  8000 * Math.SQRT2,
];

/** Edges move by whole parts of an octave, of which there are so many in each. */
const partsOfOctave = 6;

/** From which ratio of the times an edge moves by one part, by two, and so on, where the band below it or above it fades more slowly. */
const movesFrom = { slowBelow: [1.15, 1.6, 2, 3, 5], slowAbove: [1.1, 1.3, 1.5, 2.05, 3] };

/**
 * The edges between which noise fades with the time of a band. A filter that measures an octave also hears a little of its neighbours, and
 * what fades slowly remains when all else is gone. So the edge between two bands moves into the one that fades more slowly, just as far
 * as both are then measured with their own times.
 * @param seconds the reverberation times of the bands
 */
export function fadingEdgesHz(seconds: PerOctaveBand): number[] {
  const moves = seconds.slice(1).map((above, index) => movedBy(seconds[index]!, above));
  return octaveEdgesHz.map((hz, edge) => {
    const parts = moves[edge - 1] ?? 0;
    // A band that fades more slowly than both its neighbours keeps a part of its own.
    const other = (parts > 0 ? -1 : 1) * (moves[edge - 1 + (parts > 0 ? 1 : -1)] ?? 0);
    const most = partsOfOctave - 1 - Math.max(0, other);
    return hz * 2 ** ((Math.sign(parts) * Math.min(Math.abs(parts), most)) / partsOfOctave);
  });
}

/** By how many parts the edge between two bands moves: up if it is positive, down if it is negative. */
function movedBy(below: number, above: number): number {
  const ratio = Math.max(below, above) / Math.min(below, above);
  const parts = (below > above ? movesFrom.slowBelow : movesFrom.slowAbove).filter((from) => ratio >= from).length;
  return below > above ? -parts : parts;
}
