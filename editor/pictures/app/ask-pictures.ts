import { ask, type SaveOutcome } from "../../app/api.ts";
import type { KeptPhotograph, Placement, ShownPlace, TakenPhotograph } from "../messages.ts";

export const readPlaces = (path: string) =>
  ask<{ title: string; places: ShownPlace[] }>("/api/pictures/places", { path });
export const takePhotograph = (file: File) => ask<TakenPhotograph>("/api/pictures/upload", file);
export const readOriginal = (path: string, at: ShownPlace["at"]) =>
  ask<KeptPhotograph>("/api/pictures/original", { path, at });
export const placePhotograph = (placement: Placement) => ask<SaveOutcome>("/api/pictures/place", placement);
