import type { PrintedCompany } from "../printed-company.ts";
import type { PlannedChair } from "./state/seat-state.ts";

/** The planner's data, and where its hall can be calculated. */
export interface SeatsPageContent {
  /** The chairs of the catalogue with a centre-to-centre, in its order. */
  chairs: PlannedChair[];
  notes: readonly string[];
  /**
   * The room calculator's parameters besides the size of the hall: the example with the most seats, and the first
   * kind of seat.
   */
  calculator: { room: string; seating: string };
  company: PrintedCompany;
}
