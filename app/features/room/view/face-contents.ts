import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { AcousticData } from "../engine/acoustic-data.ts";
import type { Face } from "../engine/faces.ts";
import type { Placing } from "./face-layout.ts";

/** How an item on a face is drawn. Products are distinguished by their index among the products of the room. */
export type Look =
  | { readonly kind: "opening" | "window" | "door" | "hanging" | "surface" }
  | { readonly kind: "product"; readonly number: number }
  | { readonly kind: "seats"; readonly seats: number; readonly people: number };

/** An item on a face, with its area. */
export interface FaceContent {
  readonly label: string;
  readonly areaM2: number;
  readonly placing: Placing;
  readonly look: Look;
}

/** The materials of floor, ceiling and walls. */
export function ownSurface({ surfaces }: RoomPlan, face: Face, data: AcousticData): string {
  return data.surfaces[face === "floor" || face === "ceiling" ? surfaces[face] : surfaces.walls]!.label;
}

/** The products of a room, each once, in the order in which they were entered. */
export function productsIn({ treatments = [] }: RoomPlan): string[] {
  return [...new Set(treatments.map(({ product }) => product))];
}

/** Windows, doors, openings, seats and products on one face. Missing or invalid areas are left out. */
export function contentsOf(plan: RoomPlan, face: Face, data: AcousticData): FaceContent[] {
  const products = productsIn(plan);
  const isWall = face !== "floor" && face !== "ceiling";
  const onFace = (one: { face: Face }) => one.face === face;
  const contents = [
    ...(plan.parts ?? []).filter(onFace).map(({ surface, areaM2 }): FaceContent => {
      const drawn = surface === "opening" ? "door" : data.surfaces[surface]?.drawnAs;
      return {
        label: data.surfaces[surface]?.label ?? "Opening",
        areaM2,
        placing: isWall && drawn ? drawn : "middle",
        look: { kind: surface === "opening" ? "opening" : (drawn ?? "surface") },
      };
    }),
    ...(face === "floor" ? seatsOf(plan, data) : []),
    ...(plan.treatments ?? []).filter(onFace).map(({ product, areaM2 }): FaceContent => ({
      label: data.products[product]!.name,
      areaM2,
      placing: "middle",
      look: { kind: "product", number: products.indexOf(product) },
    })),
  ];
  return contents.filter(({ areaM2 }) => Number.isFinite(areaM2) && areaM2 > 0);
}

function seatsOf({ seating }: RoomPlan, data: AcousticData): FaceContent[] {
  if (!seating) return [];
  const { label, areaPerSeatM2 } = data.seating[seating.kind]!;
  const { seats, people } = seating;
  return [
    {
      label: people > 0 ? `${seats} ${label.toLowerCase()} with ${people} people` : `${seats} ${label.toLowerCase()}`,
      areaM2: seats * areaPerSeatM2,
      placing: "middle",
      look: { kind: "seats", seats, people: Number.isFinite(people) ? people : 0 },
    },
  ];
}
