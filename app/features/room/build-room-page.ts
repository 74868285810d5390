import { printedCompany, type PrintedCompany } from "#app/ui/company-links.ts";
import type { Catalogue, Pages } from "#content/schema/resolved.ts";
import { acousticData, type AcousticData } from "./engine/acoustic-data.ts";
import type { RoomPlan } from "#content/schema/acoustics.ts";

/** A room to start from. */
export interface ExampleRoom {
  readonly id: string;
  readonly label: string;
  readonly plan: RoomPlan;
}

/** The calculator's data and text. */
export interface RoomPageContent {
  data: AcousticData;
  /** At least one. The page opens with the first. */
  rooms: ExampleRoom[];
  words: Pick<Pages["room"], "examples" | "method">;
  company: PrintedCompany;
}

/** Selects the data of the calculator. Loaders only. */
export function roomPage(content: Catalogue): RoomPageContent {
  const { acoustics, pages } = content;
  const { examples, method } = pages.room;
  return {
    data: acousticData(content),
    rooms: Object.entries(acoustics.rooms).map(([id, { label, plan }]) => ({ id, label, plan })),
    words: { examples, method },
    company: printedCompany(content.company),
  };
}
