import { ask, type SaveOutcome } from "../../app/api.ts";
import type { Placement, ShownPlace, TakenPhotograph } from "../messages.ts";

export const readPlaces = (path: string) => ask<{ places: ShownPlace[] }>("/api/pictures/places", { path });
export const takePhotograph = (file: File) => ask<TakenPhotograph>("/api/pictures/upload", file);
export const placePhotograph = (placement: Placement) => ask<SaveOutcome>("/api/pictures/place", placement);
