import { z } from "zod";
import { entry, text } from "./entry.ts";

const spellingsOf = z.record(text, text).default({});

/** How spreadsheets write what the tables of the site write in another way: each spelling with the word that it stands for. */
export const spellings = entry({
  states: spellingsOf,
  rooms: spellingsOf,
  clientTypes: spellingsOf,
  areaUnits: spellingsOf,
});

export type Spellings = z.output<typeof spellings>;
