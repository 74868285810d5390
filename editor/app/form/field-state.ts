import { createContext, use } from "react";
import { flushSync } from "react-dom";
import { takesReferences, type ReferringKind } from "#content/load/reference-fields.ts";
import type { FieldMistake, FieldOffer, FieldReading, FigureChoices } from "../api.ts";

export type { ReferringKind };

export type FieldPath = readonly (string | number)[];

interface FieldStates {
  /** What is wrong. */
  mistakes: readonly FieldMistake[];
  /** What is needed and was not written yet, at fields where nobody has been. */
  missing: readonly FieldMistake[];
  /** The parts of a new file that are shown first; the others are folded. */
  shownFirst?: ReadonlySet<string> | undefined;
  readings: readonly FieldReading[];
  /** The fields of which it is being found out how they are read and what is wrong. */
  checking: readonly { readonly at: FieldPath }[];
  /** What figures say of fields of the drawing. */
  offers: readonly FieldOffer[];
  onTake?: ((offers: readonly FieldOffer[]) => void) | undefined;
  /** The texts that repeat figures. */
  remarks: readonly FieldReading[];
  /** The figures that texts may name in braces, in this kind of file. */
  figuresToName: readonly { readonly name: string; readonly printed: string }[];
  kind?: ReferringKind | undefined;
  /** What the file is called. */
  title?: string | undefined;
  /** The printed labels of figures, by their keys. */
  figureLabels: Readonly<Record<string, string>>;
  /** The terms of the glossary as they are printed, by their keys. */
  termLabels?: Readonly<Record<string, string>> | undefined;
  /** What can be chosen for figures that are no numbers, by their keys. */
  figureChoices: Readonly<Record<string, FigureChoices>>;
  /** The figures that are offered first, by their keys. */
  usualFigures: readonly string[];
  /** The samples of the file as it was opened, in its order. */
  samples?: readonly FieldPath[];
  /** The field that the address names, which is shown though it is in a folded part. */
  sought?: FieldPath | undefined;
}

/** No field has remarks. */
export const nothingSaid: FieldStates = {
  mistakes: [],
  missing: [],
  readings: [],
  checking: [],
  offers: [],
  remarks: [],
  figuresToName: [],
  figureLabels: {},
  figureChoices: {},
  usualFigures: [],
};

/** The remarks of the server on the fields of a form. */
export const FieldStatesContext = createContext(nothingSaid);

/** The element of a field, to which labels and the list of mistakes lead. */
export function idOf(path: FieldPath): string {
  return ["root", ...path].join("_");
}

/** The figures that the text of a field may name; none where it may name none. */
export function useFiguresToName(path: FieldPath): FieldStates["figuresToName"] {
  const { figuresToName, kind } = use(FieldStatesContext);
  return kind !== undefined && takesReferences(kind, path) ? figuresToName : [];
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
  const fold = field?.querySelector<HTMLElement>(":scope > .section-of-form__title > [aria-expanded=false]");
  if (fold) {
    // What is in it is drawn once it is open.
    flushSync(() => fold.click());
    return goToField(at);
  }
  for (let part = field?.closest("details"); part; part = part.parentElement?.closest("details")) part.open = true;
  // A list of mistakes that is open on a phone would leave no room for the field.
  if (matchMedia("(max-width: 767px)").matches)
    for (const list of document.querySelectorAll<HTMLDetailsElement>(".save-bar > details")) list.open = false;
  field?.scrollIntoView({ block: (field.offsetHeight ?? 0) > innerHeight / 2 ? "start" : "center" });
  field?.focus({ preventScroll: true });
}

/** What is wrong at exactly this field, or inside it too, and how it is read. */
export function useFieldState(path: FieldPath, { inside = false }: { inside?: boolean } = {}) {
  const { mistakes, missing, readings, checking, remarks } = use(FieldStatesContext);
  const matches = (at: FieldPath) =>
    (inside || at.length === path.length) && path.every((part, index) => String(at[index]) === String(part));
  return {
    mistakes: mistakes.filter(({ at }) => matches(at)),
    missing: missing.filter(({ at }) => matches(at)),
    isChecking: checking.some(({ at }) => at.length === path.length && matches(at)),
    remarks: remarks.filter(({ at }) => at.length === path.length && matches(at)).map(({ words }) => words),
    reading: readings.find(({ at }) => at.length === path.length && matches(at))?.words,
  };
}
