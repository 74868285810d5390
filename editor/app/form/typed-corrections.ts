import type { FieldOffer } from "../api.ts";
import { idOf, type FieldPath } from "./field-state.ts";
import { valueAt, withValue } from "../../store/with-value.ts";

/** Whether a correction replaces the refused value at a field. */
export function isCorrected(at: FieldPath, corrections: readonly FieldOffer[]): boolean {
  return corrections.some((each) => isWithin(idOf(at), each));
}

/** Whether a field of the drawing repeats a figure and was not edited itself, so that it changes with the figure. */
export function followsFigure({ at, isEmpty }: FieldOffer, opened: unknown, now: unknown): boolean {
  return !isEmpty && JSON.stringify(valueAt(opened, at)) === JSON.stringify(valueAt(now, at));
}

/** The corrections of the fields whose controls have these ids. */
export function correctionsOf(
  corrections: readonly FieldOffer[],
  isMeant: (id: string) => boolean,
): readonly FieldOffer[] {
  return corrections.filter(({ at }) => isMeant(idOf(fieldOf(at))));
}

/** A value with its corrections. */
export function correctedWith(corrections: readonly FieldOffer[], value: unknown): unknown {
  return corrections.reduce((rest, { at, value: corrected }) => withValue(rest, at, corrected), value);
}

/** Whether a control, by its id, belongs to a field. A list of lines may have one control each. */
export function isControlOf(id: string, field: string): boolean {
  return id === field || id.startsWith(`${field}_`);
}

function isWithin(id: string, { at }: FieldOffer): boolean {
  return isControlOf(id, idOf(fieldOf(at)));
}

/** A value with a note or a mark is nested in its field. */
function fieldOf(at: FieldPath): FieldPath {
  return at.at(-1) === "value" ? at.slice(0, -1) : at;
}
