import type { RoomPlan } from "#content/schema/acoustics.ts";
import { type Absorber, absorberFromBands, absorberFromNrc, opening } from "./absorber.ts";
import type { AcousticData } from "./acoustic-data.ts";
import type { Lining } from "./enclosure.ts";
import { dimensionsOf, type Face, nameOfFace } from "./faces.ts";
import { RoomError, requireRange } from "./room-error.ts";

/** The free area of a face after everything on it, with the face's own material. */
export interface FreeFace {
  readonly face: Face;
  readonly areaM2: number;
  readonly absorber: Absorber;
}

/** All surfaces of a room. */
export interface RoomLinings {
  /** The free area of each face. */
  readonly free: readonly FreeFace[];
  /** Windows, doors, openings and seats. */
  readonly parts: readonly Lining[];
  readonly treatments: readonly Lining[];
}

/** Areas that fill a face exactly may differ from it by floating-point errors, and by rounding to 0.1 m². */
const overlapM2 = 0.051;

/**
 * The surfaces of a room. Each item on a face takes its area from the face's own material.
 * @param people how many of the seats are taken
 * @throws RoomError for an unknown material, product or seat, and if a face is overfull
 */
export function liningsOf(plan: RoomPlan, people: number, data: AcousticData): RoomLinings {
  const { faces } = dimensionsOf(plan);
  const left = new Map(faces);
  const parts: Lining[] = [];
  const treatments: Lining[] = [];
  for (const [index, { surface, face, areaM2 }] of (plan.parts ?? []).entries()) {
    const field = `parts[${index}]`;
    const absorber = surface === "opening" ? opening : surfaceAbsorber(surface, `${field}.surface`, data);
    parts.push({ areaM2: take(left, face, areaM2, `${field}.areaM2`), absorber });
  }
  for (const { areaM2, absorber, field } of seats(plan, people, data)) {
    parts.push({ areaM2: take(left, "floor", areaM2, field), absorber });
  }
  for (const [index, { product, face, areaM2 }] of (plan.treatments ?? []).entries()) {
    const field = `treatments[${index}]`;
    treatments.push({
      areaM2: take(left, face, areaM2, `${field}.areaM2`),
      absorber: productAbsorber(product, `${field}.product`, data),
    });
  }
  const free = [...left].map(([face, areaM2]) => ({ face, areaM2, absorber: ownAbsorber(plan, face, data) }));
  return { free, parts, treatments };
}

/** A product's absorption: by octave band if measured, also in the speech band, otherwise by its NRC. */
export function productAbsorber(id: string, field: string, { products }: AcousticData): Absorber {
  const { bands, nrc } = lookUp(products, id, field);
  return bands ? absorberFromBands(bands) : absorberFromNrc(nrc);
}

/** An entry by its name. */
export function lookUp<Entry>(entries: Readonly<Record<string, Entry>>, name: string, field: string): Entry {
  if (Object.hasOwn(entries, name)) return entries[name]!;
  throw new RoomError(
    "unknown",
    field,
    `There is no ${name}. Choose one of these: ${Object.keys(entries).join(", ")}.`,
  );
}

function surfaceAbsorber(name: string, field: string, { surfaces }: AcousticData): Absorber {
  return absorberFromBands(lookUp(surfaces, name, field).coefficients);
}

function ownAbsorber({ surfaces }: RoomPlan, face: Face, data: AcousticData): Absorber {
  const field = face === "floor" || face === "ceiling" ? face : "walls";
  return surfaceAbsorber(surfaces[field], `surfaces.${field}`, data);
}

function take(left: Map<Face, number>, face: Face, areaM2: number, field: string): number {
  const freeM2 = left.get(face);
  if (freeM2 === undefined) {
    const faces = [...left.keys()].join(", ");
    throw new RoomError(
      "unknown",
      field.replace("areaM2", "face"),
      `A room of this kind has no ${face}. It has ${faces}.`,
    );
  }
  requireRange(areaM2, { least: 0, most: Number.MAX_VALUE }, field, "The area in m²");
  if (areaM2 > freeM2 + overlapM2) {
    const free = `${Math.max(0, Math.floor(freeM2 * 10 + 1e-6) / 10)} m²`;
    const message = `${areaM2} m² does not fit on ${nameOfFace(face)}, which has ${free} left.`;
    throw new RoomError("doesNotFit", field, message);
  }
  const taken = Math.min(areaM2, freeM2);
  left.set(face, freeM2 - taken);
  return taken;
}

function seats({ seating }: RoomPlan, people: number, data: AcousticData): (Lining & { field: string })[] {
  if (!seating) return [];
  const { areaPerSeatM2, occupied, empty } = lookUp(data.seating, seating.kind, "seating.kind");
  requireRange(seating.seats, { least: 0, most: 100_000 }, "seating.seats", "The number of seats");
  requireRange(people, { least: 0, most: seating.seats }, "seating.people", "The number of seated people");
  const field = "seating.seats";
  const taken = { areaM2: people * areaPerSeatM2, absorber: surfaceAbsorber(occupied, field, data), field };
  if (empty === undefined) return [taken];
  const emptyM2 = (seating.seats - people) * areaPerSeatM2;
  return [taken, { areaM2: emptyM2, absorber: surfaceAbsorber(empty, field, data), field }];
}
