import { createContext, use } from "react";
import type { FieldMistake, FieldReading } from "../api.ts";

export type FieldPath = readonly (string | number)[];

interface FieldStates {
  mistakes: readonly FieldMistake[];
  readings: readonly FieldReading[];
  /** The printed labels of figures, by their keys. */
  figureLabels: Readonly<Record<string, string>>;
  /** The field that the address names, which is shown though it is in a folded part. */
  sought?: FieldPath | undefined;
}

/** What the server has said of the fields of a form. */
export const FieldStatesContext = createContext<FieldStates>({ mistakes: [], readings: [], figureLabels: {} });

/** The element of a field, to which labels and the list of mistakes lead. */
export function idOf(path: FieldPath): string {
  return ["root", ...path].join("_");
}

/** Whether the field that the address names is inside a part. */
export function useHoldsSought(path: FieldPath): boolean {
  const { sought } = use(FieldStatesContext);
  return sought !== undefined && path.every((part, index) => String(sought[index]) === String(part));
}

/** Shows a field, or what is nearest to it, and puts the focus there. */
export function goToField(at: FieldPath): void {
  const field = at
    .map((_, index) => document.getElementById(idOf(at.slice(0, at.length - index))))
    .find((each) => each !== null);
  for (let part = field?.closest("details"); part; part = part.parentElement?.closest("details")) part.open = true;
  field?.scrollIntoView({ block: "center" });
  field?.focus();
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
