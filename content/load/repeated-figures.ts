import type { FigureNames } from "../figures/figure-names.ts";
import { namedFigures } from "./figure-references.ts";
import { formatField } from "./mistake.ts";
import { replaceTexts } from "./reference-fields.ts";
import type { Sources } from "./sources.ts";

/** A text that repeats a figure in digits, which does not change with the figure. */
export interface RepeatedFigure {
  readonly at: readonly (string | number)[];
  readonly printed: string;
  /** The names of the figures that are printed like this. */
  readonly names: readonly string[];
}

const reference = /\{[A-Za-z][A-Za-z0-9/.]*\}/g;

/** The texts of a product's file that repeat one of its own figures in full, as printed. */
export function repeatedFigures(value: unknown, own: FigureNames): RepeatedFigure[] {
  const found: RepeatedFigure[] = [];
  const figures = Map.groupBy(own, ([, printed]) => printed);
  replaceTexts("product", value, (text, at) => {
    const said = text.replaceAll(reference, "");
    for (const [printed, names] of figures) {
      if (isNumber(printed) && occurrence(printed).test(said)) {
        found.push({ at, printed, names: names.map(([name]) => name) });
      }
    }
    return text;
  });
  return found;
}

/**
 * One line for each text of the content that repeats a figure, with its file, line and field, and what to write
 * instead.
 */
export function repeatedFigureWarnings(sources: Sources): string[] {
  const named = namedFigures(sources);
  return [...sources.products].flatMap(([id, source]) => {
    if (!source) return [];
    const { file } = source;
    return repeatedFigures(file.valueAt([]), named.products.get(id) ?? new Map()).map(
      ({ at, printed, names }) =>
        `${file.path}:${file.lineOf(at)}: ${formatField(at)}: repeats ${printed}; ${adviceOn(names)}`,
    );
  });
}

/** `write {nrc} instead, so that the text changes with the figure` */
function adviceOn(names: readonly string[]): string {
  return `write ${names.map((name) => `{${name}}`).join(" or ")} instead, so that the text changes with the figure`;
}

/** A text without digits, or with only one, may mean something else. */
export function isNumber(printed: string): boolean {
  return /\d/.test(printed) && printed.length > 2;
}

/** A figure as a whole, not part of a longer number, range or word. */
export function occurrence(printed: string): RegExp {
  const escaped = printed.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}.–/-])${escaped}(?![\p{L}\p{N}–/-]|[.,]\p{N})`, "u");
}
