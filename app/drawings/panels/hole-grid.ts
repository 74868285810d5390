import type { Point } from "../parts/geometry.ts";

/** Side of the square field in which every perforation is drawn, so that patterns compare at one scale. */
export const fieldMm = 96;

/** Holes stay about a third of the pitch away from the edge, so that none looks cut off. */
const leastMarginInPitches = 0.35;

/** Number of holes along one side of the field, for the distance between hole centres. */
export const holesAlongField = (pitchMm: number) =>
  Math.floor((fieldMm - 2 * leastMarginInPitches * pitchMm) / pitchMm) + 1;

/** Centres of a square grid of holes, centred in the field, in millimetres from its upper left corner. */
export function holeGrid(pitchMm: number): Point[] {
  const count = holesAlongField(pitchMm);
  const first = (fieldMm - (count - 1) * pitchMm) / 2;
  const along = Array.from({ length: count }, (_, index) => first + index * pitchMm);
  return along.flatMap((y) => along.map((x): Point => [x, y]));
}

export interface Hole {
  centre: Point;
  diameterMm: number;
}

/** Clear distance from a hole to the nearest other hole or to the edge of the field; negative where they overlap. */
function clearance({ centre: [x, y], diameterMm }: Hole, others: readonly Hole[]) {
  const toEdge = Math.min(x, y, fieldMm - x, fieldMm - y);
  const toOthers = others.map((other) => Math.hypot(x - other.centre[0], y - other.centre[1]) - other.diameterMm / 2);
  return Math.min(toEdge, ...toOthers) - diameterMm / 2;
}

/**
 * An irregular but even arrangement of several hole sizes, largest first, the same at every call: of many random places,
 * the one with the most clearance is used. `openShare` is the share of the field that all holes take up; larger holes take more of it.
 */
export function irregularHoles(diametersMm: readonly number[], openShare: number, random: () => number): Hole[] {
  const holes: Hole[] = [];
  const weight = diametersMm.reduce((sum, diameterMm) => sum + diameterMm, 0);
  for (const diameterMm of diametersMm.toSorted((a, b) => b - a)) {
    const wantedAreaMm2 = (fieldMm ** 2 * openShare * diameterMm) / weight;
    const count = Math.round(wantedAreaMm2 / ((Math.PI * diameterMm ** 2) / 4));
    for (let placed = 0; placed < count; placed++) {
      const candidates = Array.from({ length: 60 }, (): Hole => ({
        centre: [random() * fieldMm, random() * fieldMm],
        diameterMm,
      }));
      holes.push(candidates.reduce((best, next) => (clearance(next, holes) > clearance(best, holes) ? next : best)));
    }
  }
  return holes;
}
