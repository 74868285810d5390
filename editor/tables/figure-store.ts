import { createHash } from "node:crypto";
import type { FigureDefinition, FigureDefinitions } from "#content/schema/figure.ts";
import { readWrittenNumber } from "#content/text/written-numbers.ts";
import type { EditorStore, SaveOutcome } from "../store/editor-store.ts";
import { correctedFigure, drawingOffers } from "../store/field-offers.ts";
import { valueOf } from "../store/file-value.ts";
import type { FileChange } from "../store/project-files.ts";
import { withValue } from "../store/with-value.ts";
import { editYaml } from "../yaml/edit-yaml.ts";
import {
  figureFinder,
  figureHeadings,
  figureRows,
  productFigures,
  readFigure,
  readFigureRows,
  withFigure,
  type FigureRow,
  type ProductFigure,
} from "./figure-table.ts";
import type { Cells, ComparedFigures, FigureChange } from "./messages.ts";
import { ProjectWords } from "./project-words.ts";

/** Exports the figures of all products as one table, and imports them. */
export class FigureStore {
  readonly #store: EditorStore;
  readonly #definitions: () => FigureDefinitions;

  constructor(store: EditorStore, definitions: () => FigureDefinitions) {
    this.#store = store;
    this.#definitions = definitions;
  }

  /** @param category whose products are exported; all if it is empty */
  table(category = ""): string[][] {
    const isMeant = ({ path }: { path: string }) =>
      path.startsWith(category === "" ? "products/" : `products/${category}/`);
    return [figureHeadings, ...figureRows(productFigures(this.#store.texts().filter(isMeant), this.#definitions()))];
  }

  /** The changes that another table would make, without making them. @throws {UnreadableTable} */
  compare(table: readonly Cells[]): ComparedFigures {
    const { changes, unknown } = this.#changes(table);
    const files = this.#filesWith(changes);
    const mistakes = files.length === 0 ? [] : this.#store.mistakesAdded(files);
    const mistakeAt = ({ path, at }: FigureChange) =>
      mistakes.find((mistake) => mistake.path === path && at.every((part, index) => mistake.at[index] === part));
    const atFigures = new Set(changes.map(mistakeAt));
    return {
      version: this.#version(),
      changes: changes.map((change) => ({ ...change, refused: mistakeAt(change)?.message })),
      redrawn: files.filter(({ isRedrawn }) => isRedrawn).map(({ path }) => path.replace(/^content\//, "")),
      unknown,
      otherMistakes: mistakes.filter((each) => !atFigures.has(each)).map(({ path, message }) => ({ path, message })),
    };
  }

  /** Imports the figures as one step, unless a product has changed since `version` was compared. @throws {UnreadableTable} */
  apply(table: readonly Cells[], version: string): SaveOutcome {
    if (this.#version() !== version) return { outcome: "changed elsewhere", changes: "a product was changed" };
    const { changes } = this.#changes(table);
    if (changes.length === 0) return { outcome: "unchanged" };
    const files = this.#filesWith(changes);
    return this.#store.change(files, { summary: this.#summaryOf(changes) });
  }

  #version(): string {
    const texts = this.#store.texts().filter(({ path }) => path === "figures.yaml" || path.startsWith("products/"));
    return createHash("sha256").update(JSON.stringify(texts)).digest("hex");
  }

  /**
   * The changes in another table. Empty values, missing rows and numbers without their trailing zeros change nothing.
   * A value whose meaning is clear is written as the site does: `18` as `18 mm`.
   */
  #changes(table: readonly Cells[]): Pick<ComparedFigures, "changes" | "unknown"> {
    const definitions = this.#definitions();
    const find = figureFinder(productFigures(this.#store.texts(), definitions), new ProjectWords(this.#store).products);
    const unknown: string[] = [];
    const rowOf = new Map<ProductFigure, number>();
    const changes = readFigureRows(table).flatMap((each): FigureChange[] => {
      const { row, value } = each;
      const found = find(each);
      const first = found && rowOf.get(found);
      if (!found || first !== undefined) {
        const reason = first === undefined ? "No product has this figure" : `Row ${first} already has this figure`;
        unknown.push(`Row ${row}, ${inWords(each)}: ${reason}.`);
        return [];
      }
      rowOf.set(found, row);
      const { path, at, card, label: figure } = found;
      const { value: before, isSample: wasSample } = readFigure(found.written);
      const number = readWrittenNumber(value);
      // A spreadsheet removes zeros from the end of a number. One that it has in addition was typed.
      const hasMoreZeros = value.length > before.length && value.startsWith(before);
      const isSame = number !== undefined && number === readWrittenNumber(before) && !hasMoreZeros;
      const after = isSame || value === "" ? before : meantBy(value, definitions[found.key]);
      const isSample = each.isSample ?? (wasSample && after === before);
      if (value === "" || (after === before && isSample === wasSample)) return [];
      return [{ row, path, at, card, figure, before, after, isSample }];
    });
    return { changes, unknown };
  }

  /** The first change, and how many more there are. */
  #summaryOf([first, ...others]: readonly FigureChange[]): string {
    const { path } = first!;
    const { title, value } = this.#store.readUnchecked(path);
    const more = others.length === 0 ? "" : `; and ${others.length} more ${others.length === 1 ? "change" : "changes"}`;
    return `${title}: ${this.#store.inWords(value, withFigure(value, first!))}${more}`;
  }

  /** The changed products. A drawing that repeats a changed figure changes with it. */
  #filesWith(changes: readonly FigureChange[]): (FileChange & { readonly isRedrawn: boolean })[] {
    return [...Map.groupBy(changes, ({ path }) => path)].map(([path, ofFile]) => {
      const text = String(this.#store.files.read(`content/${path}`));
      const value = ofFile.reduce<unknown>(withFigure, valueOf(text));
      const drawn = drawingOffers(value, this.#definitions()).filter(({ isEmpty }) => !isEmpty);
      const redrawn = drawn.reduce((changed, offer) => withValue(changed, offer.at, offer.value), value);
      return { path: `content/${path}`, after: editYaml(text, redrawn), isRedrawn: drawn.length > 0 };
    });
  }
}

/** What a row says about its figure, with the codes: they may belong to a different figure from the names. */
function inWords({ product, productCode, card, figure, figureCode }: FigureRow): string {
  const named = (...words: string[]) => [...new Set(words.filter(Boolean))].join(" / ");
  return [named(product, productCode), card, named(figure, figureCode)].join(", ");
}

/** Longer than any figure. */
const longestFigure = 300;

/** A figure as the site writes it, if its meaning is clear; otherwise the same text. */
function meantBy(written: string, definition: FigureDefinition | undefined): string {
  if (written.length > longestFigure) return written;
  const lines = written.split(/\s*\n\s*/);
  const meant = definition && correctedFigure(lines, definition);
  return meant && meant !== lines ? meant.join("\n") : written;
}
