import { readFigure, UnreadableFigure } from "#content/figures/read-figure.ts";
import { drawnFigures } from "#content/load/drawn-figures.ts";
import type { FigureDefinition, FigureDefinitions } from "#content/schema/figure.ts";
import { changedChat, contactCorrections } from "./contact-corrections.ts";
import { figuresIn } from "./readings.ts";
import { withValue } from "./with-value.ts";

/** A suggested value for a field: from a figure, for an empty or different field of the drawing, or a correction of a refused value. */
export interface FieldOffer {
  readonly at: readonly (string | number)[];
  readonly value: unknown;
  /** The figure in words (`Seat: Auto Tip-Up`), or the corrected value. */
  readonly words: string;
  /** The field is empty. */
  readonly isEmpty: boolean;
  readonly isCorrection?: boolean;
  /** The correction leaves words out or is only probable, and is taken only if the owner chooses it. */
  readonly isUncertain?: boolean;
}

/**
 * Corrections, and the values that the corrected figures suggest for the drawing.
 * @param saved the value before unsaved changes
 */
export function offersIn(value: unknown, definitions: FigureDefinitions, saved?: unknown): FieldOffer[] {
  const corrections = correctionsIn(value, definitions, saved);
  const certain = corrections.filter(({ isUncertain }) => !isUncertain);
  const corrected = certain.reduce((rest, { at, value: meant }) => withValue(rest, at, meant), value);
  return [...drawingOffers(corrected, definitions), ...corrections];
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

/**
 * Offers corrections for refused fields whose meaning is clear: a figure without its unit, a phone number without +91, a link to an email
 * address, a web address without https. Also offers a changed phone number for a chat that had the former one.
 */
export function correctionsIn(value: unknown, definitions: FigureDefinitions, saved?: unknown): FieldOffer[] {
  const figures = figuresIn(value).flatMap(({ key, lines, atLines }) => {
    const definition = definitions[key];
    const whole = definition && correctedFigure(lines, definition);
    const corrected = whole ?? (definition && correctedFigure(lines, definition, { uncertain: true }));
    return corrected && corrected !== lines
      ? [offer(atLines, corrected.length > 1 ? corrected : corrected[0]!, corrected.join(", "), !whole)]
      : [];
  });
  return [
    ...figures,
    ...[...contactCorrections(value), ...changedChat(value, saved)].map(({ at, value: meant, isUncertain }) =>
      // In a list, samples stay as they are.
      offer(
        at,
        meant,
        [meant]
          .flat()
          .filter((each) => typeof each === "string")
          .join(", "),
        isUncertain,
      ),
    ),
  ];
}

function offer(at: FieldOffer["at"], value: unknown, words: string, isUncertain = false): FieldOffer {
  return { at, value, words, isEmpty: false, isCorrection: true, ...(isUncertain && { isUncertain }) };
}

/**
 * The lines with the refused ones corrected: the same lines if none is refused, undefined if one cannot be corrected.
 * @param uncertain whether a correction may leave words out or be only probable
 */
export function correctedFigure(
  lines: readonly string[],
  definition: FigureDefinition,
  { uncertain = false } = {},
): readonly string[] | undefined {
  try {
    readFigure(lines, definition);
    return lines;
  } catch (error) {
    if (!(error instanceof UnreadableFigure)) throw error;
    const { found, correction, isUncertain } = error;
    if (correction === undefined || (isUncertain && !uncertain)) return undefined;
    return correctedFigure(
      lines.map((line) => (line === found ? correction : line)),
      definition,
      { uncertain },
    );
  }
}
