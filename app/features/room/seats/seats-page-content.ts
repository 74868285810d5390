import type { PrintedCompany } from "../printed-company.ts";
import type { PlannedChair } from "./state/seat-state.ts";

/** What the planner knows, and where its hall can be calculated. */
export interface SeatsPageContent {
  /** The chairs of the catalogue with a centre-to-centre, in its order. */
  chairs: PlannedChair[];
  notes: readonly string[];
  /** What the room calculator is told besides the size of the hall: the example with most seats, and the first kind of seat. */
  calculator: { room: string; seating: string };
  company: PrintedCompany;
}
