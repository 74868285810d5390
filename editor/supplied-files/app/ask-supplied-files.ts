import { ask, type SaveOutcome } from "../../app/api.ts";
import type { Offering, TakenFile } from "../supplied-file.ts";

export const takeFile = (file: File) =>
  ask<TakenFile>(`/api/supplied-files/${encodeURIComponent(file.name)}/upload`, file);
export const offerFile = (offering: Offering) => ask<SaveOutcome>("/api/supplied-files/offer", offering);
