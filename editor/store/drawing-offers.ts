import { drawnFigures } from "#content/load/drawn-figures.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";

/** A value for a field: what a figure says of a field of the drawing that has nothing or something else, or the correction of a refused one. */
export interface FieldOffer {
  readonly at: readonly (string | number)[];
  readonly value: unknown;
  /** The figure in words (`Seat: Auto Tip-Up`), or the corrected value. */
  readonly words: string;
  /** The field is still empty. */
  readonly isEmpty: boolean;
  readonly isCorrection?: boolean;
}

/** What the figures of a product offer to its drawing. */
export function drawingOffers(value: unknown, definitions: FigureDefinitions): FieldOffer[] {
  return drawnFigures(value, definitions)
    .filter((drawn) => drawn.value !== undefined && (drawn.isEmpty || !drawn.agrees))
    .map(({ at, value: offered, label, written, isEmpty }) => ({
      at,
      value: offered,
      words: `${label}: ${written}`,
      isEmpty,
    }));
}
