import { ask, type SaveOutcome } from "../../app/api.ts";

export type Field = readonly (string | number)[];

/** A place of a file at which a picture is shown, with the one that is there. */
export interface ShownPlace {
  readonly at: Field;
  readonly label: string;
  readonly kind: {
    readonly proportion: readonly [number, number];
    readonly widestPx: number;
    readonly leastPx: number;
  };
  readonly picture?: string;
  readonly alt?: string;
  readonly visualisation?: boolean;
  readonly widthPx?: number;
  readonly thumbnail?: string;
  readonly alsoIn: readonly string[];
}

/** A photograph that the editor has taken in. */
export interface TakenPhotograph {
  readonly upload: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly preview: string;
}

export interface Crop {
  readonly focusX: number;
  readonly focusY: number;
  readonly closer: number;
}

interface Placement {
  path: string;
  at: Field;
  upload: string;
  crop: Crop;
  alt: string;
  caption?: string | undefined;
}

export const readPlaces = (path: string) => ask<{ places: ShownPlace[] }>("/api/pictures/places", { path });
export const takePhotograph = (file: File) => ask<TakenPhotograph>("/api/pictures/upload", file);
export const placePhotograph = (placement: Placement) => ask<SaveOutcome>("/api/pictures/place", placement);
