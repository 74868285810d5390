import { ask, type SaveOutcome } from "../../app/api.ts";
import type { Crop } from "../crop.ts";
import type { KeptPhotograph, Placement, ShownPlace, TakenPhotograph } from "../placed-photographs.ts";
import type { WordsOfPhotograph } from "./photograph-words.tsx";

export const readPlaces = (path: string, signal?: AbortSignal) =>
  ask<{ title: string; places: ShownPlace[] }>("/api/pictures/places", { path }, signal);
export const takePhotograph = (file: File) => ask<TakenPhotograph>("/api/pictures/upload", file);
export const readOriginal = (path: string, at: ShownPlace["at"]) =>
  ask<KeptPhotograph>("/api/pictures/original", { path, at });

interface PlacedPhotograph {
  path: string;
  place: ShownPlace;
  /** The uploaded photograph; if absent, the present one is cropped again. */
  upload: string | undefined;
  crop: Crop;
  said: WordsOfPhotograph;
}

/** Puts a photograph in a place. @returns why that failed, if it did */
export async function placePhotograph({ path, place, upload, crop, said }: PlacedPhotograph) {
  const { alt, caption, beside } = said;
  const placement: Placement = {
    path,
    at: place.at,
    picture: place.picture,
    version: place.version,
    upload,
    crop,
    alt,
    caption: caption || undefined,
    ...(upload !== undefined && place.words ? { beside } : {}),
  };
  const outcome = await ask<SaveOutcome>("/api/pictures/place", placement);
  return { outcome, problem: notPlaced(outcome) };
}

function notPlaced(outcome: SaveOutcome): string | undefined {
  if (outcome.outcome === "saved" || outcome.outcome === "kept") return undefined;
  return outcome.outcome === "refused"
    ? outcome.mistakes.map(({ message }) => message).join(" ")
    : "There was nothing to save.";
}
