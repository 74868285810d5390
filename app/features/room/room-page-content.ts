import type { RoomPlan } from "#content/schema/acoustics.ts";
import type { Pages } from "#content/schema/resolved.ts";
import type { AcousticData } from "./engine/acoustic-data.ts";
import type { PrintedCompany } from "./printed-company.ts";

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
