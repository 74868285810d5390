import { readFigure, UnreadableFigure } from "#content/figures/read-figure.ts";
import { drawnFigures } from "#content/load/drawn-figures.ts";
import { groupOf } from "#content/load/group.ts";
import type { FigureDefinition, FigureDefinitions } from "#content/schema/figure.ts";
import { tenDigits } from "#content/text/clean-text.ts";
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
}

/** Corrections, and the values that the corrected figures suggest for the drawing. */
export function offersIn(value: unknown, definitions: FigureDefinitions): FieldOffer[] {
  const corrections = correctionsIn(value, definitions);
  const corrected = corrections.reduce((rest, { at, value: meant }) => withValue(rest, at, meant), value);
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

/** Offers corrections for refused fields whose meaning is clear: a figure without its unit, a phone number without +91. */
export function correctionsIn(value: unknown, definitions: FigureDefinitions): FieldOffer[] {
  const figures = figuresIn(value).flatMap(({ key, lines, atLines }) => {
    const definition = definitions[key];
    const corrected = definition && correctedFigure(lines, definition);
    return corrected && corrected !== lines
      ? [offer(atLines, corrected.length > 1 ? corrected : corrected[0]!, corrected.join(", "))]
      : [];
  });
  return [...figures, ...phoneCorrections(value)];
}

function offer(at: FieldOffer["at"], value: unknown, words: string): FieldOffer {
  return { at, value, words, isEmpty: false, isCorrection: true };
}

/** The lines with the refused ones corrected: the same lines if none is refused, undefined if one cannot be corrected. */
export function correctedFigure(lines: readonly string[], definition: FigureDefinition): readonly string[] | undefined {
  try {
    readFigure(lines, definition);
    return lines;
  } catch (error) {
    if (!(error instanceof UnreadableFigure)) throw error;
    const { found, correction } = error;
    if (correction === undefined) return undefined;
    return correctedFigure(
      lines.map((line) => (line === found ? correction : line)),
      definition,
    );
  }
}

/** The company's phone numbers that have ten digits but are not in the printed form. */
function phoneCorrections(value: unknown): FieldOffer[] {
  const { phones, chat } = groupOf(value);
  const list = Array.isArray(phones) ? phones : [];
  const places = list.map((each, index): [FieldOffer["at"], unknown] => [["phones", index], each]);
  places.push([["chat", "phone"], groupOf(chat)["phone"]]);
  return places.flatMap(([at, written]) => {
    const text = typeof written === "string" ? written : undefined;
    const printed = text === undefined ? undefined : printedPhone(text);
    return printed === undefined || printed === text ? [] : [offer(at, printed, printed)];
  });
}

/** `+91 11 4567 8901` for `011-45678901`; undefined if it is not an Indian number, or already in the printed form. */
function printedPhone(text: string): string | undefined {
  if (/^\+91( ?\d){10}$/.test(text) || /[^\d\s+()./-]/.test(text)) return undefined;
  const number = tenDigits(text);
  if (!/^\d{10}$/.test(number)) return undefined;
  // Mobile numbers begin with 6 to 9 and are printed in two halves, others after their area code.
  const hasCityCode = /^\(?0\d{2,4}\)?[\s./-]/.test(text.trim());
  const isMobile = /^[6-9]/.test(number) && !hasCityCode;
  return isMobile
    ? `+91 ${number.slice(0, 5)} ${number.slice(5)}`
    : `+91 ${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}`;
}
