import type { Catalogue, Product } from "#content/schema/resolved.ts";
import { printedCompany, type PrintedCompany } from "#app/ui/company-links.ts";
import type { SeatRules } from "./engine/check-seats.ts";
import type { PlannedChair, SeatData } from "./state/seat-state.ts";

/** The planner's data, and where its hall can be calculated. */
export interface SeatsPageContent extends SeatData {
  rules: SeatRules & { heading: string };
  notes: readonly string[];
  /**
   * The room calculator's parameters besides the size of the hall: the example with the most seats, and the first
   * kind of seat.
   */
  calculator: { room: string; seating: string };
  company: PrintedCompany;
}

/** Selects the data of the seat planner. Loaders only. */
export function seatsPage(content: Catalogue): SeatsPageContent {
  const { products, pages, acoustics } = content;
  const seatsOf = ([, { plan }]: [string, (typeof acoustics.rooms)[string]]) => plan.seating?.seats ?? 0;
  const [room = ""] = Object.entries(acoustics.rooms).toSorted((one, other) => seatsOf(other) - seatsOf(one))[0] ?? [];
  return {
    chairs: products.flatMap((product) => plannedChair(product) ?? []),
    rules: pages.seats.rules,
    notes: pages.seats.notes,
    calculator: { room, seating: Object.keys(acoustics.seating)[0] ?? "" },
    company: printedCompany(content.company),
  };
}

/** A chair, with the widths that were supplied as one number. */
function plannedChair(product: Product): PlannedChair | undefined {
  const [centres, overall] = [lengthOf(product, "centreToCentreWidth"), lengthOf(product, "outerWidth")];
  if (product.drawing?.kind !== "chair" && !centres) return undefined;
  return {
    id: product.id,
    name: product.name,
    centresMm: centres?.millimetres,
    overallWidthMm: overall?.millimetres,
    isSample: Boolean(centres?.isSample || overall?.isSample),
  };
}

function lengthOf({ specifications }: Product, key: string): { millimetres: number; isSample: boolean } | undefined {
  const figure = specifications.flatMap(({ figures }) => figures).find((one) => one.key === key);
  if (figure?.reading.quantity !== "length" || figure.reading.spans.length !== 1) return undefined;
  const { minimum, maximum } = figure.reading.spans[0]!;
  return minimum !== undefined && minimum === maximum
    ? { millimetres: minimum, isSample: Boolean(figure.sample) }
    : undefined;
}
