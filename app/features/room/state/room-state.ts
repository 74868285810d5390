import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import { boxFaces, dimensionsOf, type Face } from "../engine/faces.ts";
import { resultOf } from "../engine/room-error.ts";

/** The surfaces on which a solution may put its product. */
export const solvedPlaces = { all: "Ceiling and walls", ceiling: "Ceiling", walls: "Walls" } as const;
export type SolvedPlace = keyof typeof solvedPlaces;

/** The visitor's input. A missing number is NaN. */
export interface RoomState {
  readonly plan: RoomPlan;
  /** The requested product, and where it may go. */
  readonly solve: { readonly product: string; readonly on: SolvedPlace };
}

export type Part = NonNullable<RoomPlan["parts"]>[number];
export type Treatment = NonNullable<RoomPlan["treatments"]>[number];

/** Further rows of an address are ignored. */
export const mostRows = 12;

/** The faces of a room by their names in the form. */
export const faceLabels: Readonly<Record<Face, string>> = {
  floor: "Floor",
  ceiling: "Ceiling",
  front: "Front wall",
  back: "Back wall",
  left: "Left wall",
  right: "Right wall",
  walls: "Walls",
};

/** The faces that a room of this kind has. */
export function facesOf({ shape }: RoomPlan): readonly Face[] {
  return shape ? ["floor", "ceiling", "walls"] : boxFaces;
}

/** The faces on which a solution may put its product, in the order in which it should fill them. */
export function solvedFaces(plan: RoomPlan, on: SolvedPlace): Face[] {
  const walls: Face[] = plan.shape ? ["walls"] : ["back", "left", "right", "front"];
  return [...(on === "walls" ? [] : ["ceiling" as const]), ...(on === "ceiling" ? [] : walls)];
}

/** The names of the surfaces for floors, walls, ceilings and parts. Those of seats are chosen with the seats. */
export function surfaceChoices({ surfaces, seating }: AcousticData): string[] {
  const ofSeats = new Set(Object.values(seating).flatMap(({ occupied, empty }) => [occupied, empty]));
  return Object.keys(surfaces).filter((name) => !ofSeats.has(name));
}

/** The same room described by its volume and areas. */
export function asOtherShape(plan: RoomPlan): RoomPlan {
  const { box: _, ...rest } = plan;
  if (!plan.box) return plan;
  const { lengthM, widthM, heightM } = plan.box;
  const floorM2 = rounded(lengthM * widthM);
  const wallsM2 = rounded(2 * (lengthM + widthM) * heightM);
  return {
    ...rest,
    shape: { volumeM3: rounded(lengthM * widthM * heightM), floorM2, wallsM2, ceilingM2: floorM2 },
    parts: plan.parts?.map((part) => ({ ...part, face: joined(part.face) })),
    treatments: plan.treatments?.map((treatment) => ({ ...treatment, face: joined(treatment.face) })),
  };
}

/** A box with the volume and floor of a room of another shape. Everything on its walls moves to the left one. */
export function asBox(plan: RoomPlan): RoomPlan {
  const { shape, ...rest } = plan;
  if (!shape) return plan;
  const side = rounded(Math.sqrt(shape.floorM2));
  return {
    ...rest,
    box: { lengthM: side, widthM: side, heightM: rounded(shape.volumeM3 / shape.floorM2) },
    parts: plan.parts?.map((part) => ({ ...part, face: part.face === "walls" ? "left" : part.face })),
    treatments: plan.treatments?.map((one) => ({ ...one, face: one.face === "walls" ? "left" : one.face })),
  };
}

function joined(face: Face): Face {
  return face === "floor" || face === "ceiling" ? face : "walls";
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * How much area a row of the form can have on a face: its own and the free area, in whole tenths of a square
 * metre; 0 if the room has no such face.
 * @param index the row's index among the treatments, or undefined for a new one
 */
export function spaceOn(plan: RoomPlan, face: Face, data: AcousticData, index?: number): number {
  const dimensions = resultOf(() => dimensionsOf(plan));
  const areaM2 = "faces" in dimensions ? (dimensions.faces.get(face) ?? 0) : 0;
  const onFace = (one: { face: Face }) => one.face === face;
  const seating = plan.seating && data.seating[plan.seating.kind];
  const seats = face === "floor" && seating && plan.seating ? plan.seating.seats * seating.areaPerSeatM2 : 0;
  const others = [...(plan.parts ?? []), ...(plan.treatments ?? []).filter((_, place) => place !== index)];
  const taken = others.filter(onFace).reduce((sum, one) => sum + (one.areaM2 || 0), seats);
  return Math.max(0, Math.floor((areaM2 - taken) * 10 + 1e-6) / 10);
}

/**
 * A room in which a face has a product, and the index of that product's row among the treatments: the first
 * existing one, or a new one on the free area. There is no row on a floor without products, on a full face, or if
 * the address already has the maximum number of rows.
 */
export function treatedFace(state: RoomState, face: Face, data: AcousticData): { next: RoomState; row?: number } {
  const { plan, solve } = state;
  const treatments = plan.treatments ?? [];
  const row = treatments.findIndex((one) => one.face === face);
  if (row !== -1) return { next: state, row };
  const areaM2 = Math.min(newAreaM2, spaceOn(plan, face, data));
  if (face === "floor" || areaM2 === 0 || treatments.length === mostRows) return { next: state };
  const added: Treatment = { product: solve.product, face, areaM2 };
  return { next: { ...state, plan: { ...plan, treatments: [...treatments, added] } }, row: treatments.length };
}

/** The initial area of a product, if there is space for it. */
export const newAreaM2 = 10;
