import { drawnFigures } from "#content/load/drawn-figures.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";

/** A suggested value for a field: from a figure, for an empty or different field of the drawing, or a correction of a refused value. */
export interface FieldOffer {
  readonly at: readonly (string | number)[];
  readonly value: unknown;
  /** The figure in words (`Seat: Auto Tip-Up`), or the corrected value. */
  readonly words: string;
  /** The field is empty. */
  readonly isEmpty: boolean;
  readonly isCorrection?: boolean;
}

/** Values that a product's figures suggest for its drawing. */
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
