import { octaveBandsHz, type PerOctaveBand } from "../engine/octave-bands.ts";

/** The edges of the octave bands, in Hz. The highest band includes the octave above it. */
export const octaveEdgesHz: readonly number[] = [
  ...octaveBandsHz.map((centreHz) => centreHz * Math.SQRT1_2),
  8000 * Math.SQRT2,
];

/** Edges move in steps; this many steps make an octave. */
const partsOfOctave = 6;

/**
 * The ratios of the times from which an edge moves by one step, by two, and so on, if the band below or above it
 * decays more slowly.
 */
const movesFrom = { slowBelow: [1.15, 1.6, 2, 3, 5], slowAbove: [1.1, 1.3, 1.5, 2.05, 3] };

/**
 * The edges between which noise decays with the time of a band. An octave filter also picks up a little of the
 * neighbouring bands, and a slow decay remains when everything else has faded. So the edge between two bands moves
 * into the slower one, just far enough that both are measured with their own times.
 * @param seconds the reverberation times of the bands
 */
export function fadingEdgesHz(seconds: PerOctaveBand): number[] {
  const moves = seconds.slice(1).map((above, index) => movedBy(seconds[index]!, above));
  return octaveEdgesHz.map((hz, edge) => {
    const parts = moves[edge - 1] ?? 0;
    // A band that decays more slowly than both its neighbours keeps part of its width.
    const other = (parts > 0 ? -1 : 1) * (moves[edge - 1 + (parts > 0 ? 1 : -1)] ?? 0);
    const most = partsOfOctave - 1 - Math.max(0, other);
    return hz * 2 ** ((Math.sign(parts) * Math.min(Math.abs(parts), most)) / partsOfOctave);
  });
}

/** By how many steps the edge between two bands moves: up if positive, down if negative. */
function movedBy(below: number, above: number): number {
  const ratio = Math.max(below, above) / Math.min(below, above);
  const parts = (below > above ? movesFrom.slowBelow : movesFrom.slowAbove).filter((from) => ratio >= from).length;
  return below > above ? -parts : parts;
}
