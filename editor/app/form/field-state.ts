import { createContext, use } from "react";
import type { FieldMistake, FieldReading } from "../api.ts";

export type FieldPath = readonly (string | number)[];

interface FieldStates {
  mistakes: readonly FieldMistake[];
  readings: readonly FieldReading[];
  /** The printed labels of figures, by their keys. */
  figureLabels: Readonly<Record<string, string>>;
}

/** What the server has said of the fields of a form. */
export const FieldStatesContext = createContext<FieldStates>({ mistakes: [], readings: [], figureLabels: {} });

/** The element of a field, to which labels and the list of mistakes lead. */
export function idOf(path: FieldPath): string {
  return ["root", ...path].join("_");
}

/** What is wrong at exactly this field, or inside it too, and how it is read. */
export function useFieldState(path: FieldPath, { inside = false }: { inside?: boolean } = {}) {
  const { mistakes, readings } = use(FieldStatesContext);
  const matches = (at: FieldPath) =>
    (inside || at.length === path.length) && path.every((part, index) => String(at[index]) === String(part));
  return {
    mistakes: mistakes.filter(({ at }) => matches(at)),
    reading: readings.find(({ at }) => at.length === path.length && matches(at))?.words,
  };
}

/** A mistake as the build says it, without the place, which the field itself is. */
export function mistakeInWords({ found, allowed }: FieldMistake): string {
  return `Found ${found}, allowed: ${allowed}`;
}
