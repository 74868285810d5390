import type { Catalogue, Product } from "#content/schema/resolved.ts";
import { printedCompany, type PrintedCompany } from "#app/ui/company-links.ts";
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

/** Selects the data of the seat planner. Loaders only. */
export function seatsPage(content: Catalogue): SeatsPageContent {
  const { products, pages, acoustics } = content;
  const seatsOf = ([, { plan }]: [string, (typeof acoustics.rooms)[string]]) => plan.seating?.seats ?? 0;
  const [room = ""] = Object.entries(acoustics.rooms).toSorted((one, other) => seatsOf(other) - seatsOf(one))[0] ?? [];
  return {
    chairs: products.flatMap((product) => plannedChair(product) ?? []),
    notes: pages.seats.notes,
    calculator: { room, seating: Object.keys(acoustics.seating)[0] ?? "" },
    company: printedCompany(content.company),
  };
}

/** A chair whose centre-to-centre was supplied as one number. */
export function plannedChair(product: Product): PlannedChair | undefined {
  const centresMm = lengthMm(product, "centreToCentreWidth");
  if (centresMm === undefined) return undefined;
  const { id, name, path } = product;
  return { id, name, path, centresMm, overallWidthMm: lengthMm(product, "outerWidth") };
}

function lengthMm({ specifications }: Product, key: string): number | undefined {
  const figure = specifications.flatMap(({ figures }) => figures).find((one) => one.key === key);
  if (figure?.reading.quantity !== "length" || figure.reading.spans.length !== 1) return undefined;
  const { minimum, maximum } = figure.reading.spans[0]!;
  return minimum === maximum ? minimum : undefined;
}
