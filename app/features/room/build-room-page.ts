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

/** Picks from the catalogue what the calculator needs. Loaders only. */
export function roomPage(content: Catalogue): RoomPageContent {
  const { acoustics, pages } = content;
  const { examples, method } = pages.room;
  return {
    data: acousticData(content),
    rooms: Object.entries(acoustics.rooms).map(([id, { label, plan }]) => ({ id, label, plan })),
    words: { examples, method },
    company: printedCompany(content),
  };
}

/** The company on the report, and its contact details. */
export interface PrintedCompany {
  readonly name: string;
  readonly contact: string;
}

/** The company at the top of a printed report. Loaders only. */
export function printedCompany({ company }: Catalogue): PrintedCompany {
  return {
    name: company.name.value,
    contact: [...company.phones, ...company.emails].map(({ value }) => value).join(" · "),
  };
}
