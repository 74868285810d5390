import type { DrawingOf } from "#content/schema/drawing.ts";
import { randomSequence, rectanglePart, type Part, type PointMm } from "./shapes.ts";

/** Side of the square field in which every perforation is drawn, so that patterns can be compared at one scale. */
export const fieldMm = 96;

/** Holes stay about a third of the pitch away from the edge, so that none looks cut off. */
const leastMarginInPitches = 0.35;

/** Number of holes along one side of the field for a pitch. */
export const holesAlongField = (pitchMm: number) =>
  Math.floor((fieldMm - 2 * leastMarginInPitches * pitchMm) / pitchMm) + 1;

/** Centres of a square grid of holes, centred in the field, in millimetres from its upper left corner. */
function holeGrid(pitchMm: number): PointMm[] {
  const count = holesAlongField(pitchMm);
  const first = (fieldMm - (count - 1) * pitchMm) / 2;
  const along = Array.from({ length: count }, (_, index) => first + index * pitchMm);
  return along.flatMap((y) => along.map((x): PointMm => [x, y]));
}

export interface Hole {
  centre: PointMm;
  diameterMm: number;
}

/** Clear distance from a hole to the nearest other hole or to the edge of the field; negative if they overlap. */
function clearance({ centre: [x, y], diameterMm }: Hole, others: readonly Hole[]) {
  const toEdge = Math.min(x, y, fieldMm - x, fieldMm - y);
  const toOthers = others.map((other) => Math.hypot(x - other.centre[0], y - other.centre[1]) - other.diameterMm / 2);
  return Math.min(toEdge, ...toOthers) - diameterMm / 2;
}

/**
 * An irregular but even arrangement of several hole sizes, largest first, the same in every call: of many random
 * positions, the one with the most clearance is used. `openShare` is the share of the field that all holes take
 * up; larger holes take more of it.
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

/** Used where the specification gives no sizes or no arrangement; the drawing then says that it is schematic. */
const assumed = { holesAcross: 6, irregularHolesMm: [12, 6, 3], pitchInHoles: 2.5, irregularOpenShare: 0.15 };

/** The holes of a perforated field, in millimetres from its upper left corner. */
export function holesOf({
  hole,
  holesMm,
  holesAcross = assumed.holesAcross,
  pitchMm,
}: DrawingOf<"perforation">): Hole[] {
  const largestMm = holesMm.length > 0 ? Math.max(...holesMm) : fieldMm / holesAcross / assumed.pitchInHoles;
  if (hole === "irregular") {
    return irregularHoles(
      holesMm.length > 0 ? holesMm : assumed.irregularHolesMm,
      assumed.irregularOpenShare,
      randomSequence(7),
    );
  }
  return holeGrid(pitchMm ?? largestMm * assumed.pitchInHoles).map((centre) => ({ centre, diameterMm: largestMm }));
}

/** Where the dimension of a pattern is: between the first two hole centres, or clear between the two holes. */
export function pitchDimension(
  { holesMm, dimension }: DrawingOf<"perforation">,
  pitchMm: number,
): { fromMm: number; lengthMm: number } {
  const firstMm = (fieldMm - (holesAlongField(pitchMm) - 1) * pitchMm) / 2;
  const [diameterMm = 0] = holesMm;
  return dimension === "clear"
    ? { fromMm: firstMm + diameterMm / 2, lengthMm: pitchMm - diameterMm }
    : { fromMm: firstMm, lengthMm: pitchMm };
}

/**
 * The smallest part of a pattern that repeats seamlessly: one hole in the middle of a square as wide as the pitch.
 */
export function perforationModule({ hole, holesMm, pitchMm }: DrawingOf<"perforation">): Part[] | undefined {
  const [sizeMm] = holesMm;
  if (hole === "irregular" || holesMm.length > 1 || sizeMm === undefined || pitchMm === undefined) return undefined;
  const first = (pitchMm - sizeMm) / 2;
  return [
    rectanglePart("MODULE", [0, 0], { widthMm: pitchMm, heightMm: pitchMm }),
    hole === "round"
      ? { layer: "HOLES", form: "circle", centre: [pitchMm / 2, pitchMm / 2], diameterMm: sizeMm }
      : rectanglePart("HOLES", [first, first], { widthMm: sizeMm, heightMm: sizeMm }),
  ];
}
