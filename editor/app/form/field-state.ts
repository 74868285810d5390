import { createContext, use } from "react";
import { flushSync } from "react-dom";
import { mayContainReferences, type ReferringKind } from "#content/load/reference-fields.ts";
import type { FieldMistake, FieldOffer, FieldReading, FigureChoices } from "../api.ts";

export type { ReferringKind };

export type FieldPath = readonly (string | number)[];

interface FieldStates {
  mistakes: readonly FieldMistake[];
  /** Required fields that are empty and have not been visited yet. */
  missing: readonly FieldMistake[];
  /** The sections of a new file that are shown first; the others are collapsed. */
  shownFirst?: ReadonlySet<string> | undefined;
  readings: readonly FieldReading[];
  /** Fields that are being checked. */
  checking: readonly { readonly at: FieldPath }[];
  /** The last check failed, so these fields are not being checked. */
  checkFailed?: boolean;
  /** Values that figures suggest for the drawing. */
  offers: readonly FieldOffer[];
  onTake?: ((offers: readonly FieldOffer[]) => void) | undefined;
  /** The texts that repeat figures. */
  remarks: readonly FieldReading[];
  /** The figures that texts in this kind of file may insert in braces. */
  figuresToName: readonly { readonly name: string; readonly printed: string }[];
  kind?: ReferringKind | undefined;
  title?: string | undefined;
  /** The printed labels of figures, by key. */
  figureLabels: Readonly<Record<string, string>>;
  /** The printed glossary terms, by key. */
  termLabels?: Readonly<Record<string, string>> | undefined;
  /** The values offered for non-numeric figures, by key. */
  figureChoices: Readonly<Record<string, FigureChoices>>;
  /** The keys of the figures to offer first. */
  usualFigures: readonly string[];
  /** The English texts that a file of translations translates; undefined if the code contains them. */
  englishTexts?: readonly string[] | undefined;
  /** The samples of the file when it was opened, in file order. */
  samples?: readonly FieldPath[];
  /** The field in the address, which is shown even if its section is collapsed. */
  sought?: FieldPath | undefined;
}

/** The state without any remarks. */
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

/** The server's remarks on the fields of a form. */
export const FieldStatesContext = createContext(nothingSaid);

/** The id of a field's element, for labels and the list of mistakes. */
export function idOf(path: FieldPath): string {
  return ["root", ...path].join("_");
}

/** The path of a field, from its element's id. */
export function pathFromId(id: string): (string | number)[] {
  return id.split("_").slice(1);
}

/** The figures that a field's text may insert; empty if it may not insert any. */
export function useFiguresToName(path: FieldPath): FieldStates["figuresToName"] {
  const { figuresToName, kind } = use(FieldStatesContext);
  return kind !== undefined && mayContainReferences(kind, path) ? figuresToName : [];
}

/** Whether the field in the address is inside a section. */
export function useHoldsSought(path: FieldPath): boolean {
  const { sought } = use(FieldStatesContext);
  return sought !== undefined && path.every((part, index) => String(sought[index]) === String(part));
}

/** Shows and focuses a field, or its nearest enclosing element. */
export function goToField(at: FieldPath): void {
  const field = at
    .map((_, index) => document.getElementById(idOf(at.slice(0, at.length - index))))
    .find((each) => each !== null);
  const fold = field?.querySelector<HTMLElement>(":scope > .section-of-form__title > [aria-expanded=false]");
  if (fold) {
    // Its content is rendered once it is open.
    flushSync(() => fold.click());
    return goToField(at);
  }
  for (let part = field?.closest("details"); part; part = part.parentElement?.closest("details")) part.open = true;
  // An open list of mistakes would leave no room for the field on a phone.
  if (matchMedia("(max-width: 767px)").matches)
    for (const list of document.querySelectorAll<HTMLDetailsElement>(".save-bar > details")) list.open = false;
  field?.scrollIntoView({ block: (field.offsetHeight ?? 0) > innerHeight / 2 ? "start" : "center" });
  field?.focus({ preventScroll: true });
}

/** The mistakes and reading of exactly this field, or also of nested ones. */
export function useFieldState(path: FieldPath, { inside = false }: { inside?: boolean } = {}) {
  const { mistakes, missing, readings, checking, checkFailed = false, remarks } = use(FieldStatesContext);
  const matches = (at: FieldPath) =>
    (inside || at.length === path.length) && path.every((part, index) => String(at[index]) === String(part));
  return {
    mistakes: mistakes.filter(({ at }) => matches(at)),
    missing: missing.filter(({ at }) => matches(at)),
    isChecking: checking.some(({ at }) => at.length === path.length && matches(at)),
    checkFailed,
    remarks: remarks.filter(({ at }) => at.length === path.length && matches(at)).map(({ words }) => words),
    reading: readings.find(({ at }) => at.length === path.length && matches(at))?.words,
  };
}
