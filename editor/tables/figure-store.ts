import { readWrittenNumber } from "#content/text/written-numbers.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import type { EditorStore, SaveOutcome } from "../store/editor-store.ts";
import { valueOf } from "../store/file-value.ts";
import type { FileChange } from "../store/project-files.ts";
import { editYaml } from "../yaml/edit-yaml.ts";
import {
  figureFinder,
  figureHeadings,
  figureRows,
  readFigure,
  readFigureRows,
  withFigure,
  type FigurePlace,
} from "./figure-table.ts";
import type { Cells, ComparedFigures, FigureChange } from "./messages.ts";

interface PlacedChange {
  readonly shown: FigureChange;
  readonly at: FigurePlace["at"];
  readonly isSample: boolean;
}

/** Exports the figures of all products as one table, and imports them. */
export class FigureStore {
  readonly #store: EditorStore;
  readonly #definitions: () => FigureDefinitions;

  constructor(store: EditorStore, definitions: () => FigureDefinitions) {
    this.#store = store;
    this.#definitions = definitions;
  }

  table(): string[][] {
    return [figureHeadings, ...figureRows(this.#store.texts(), this.#definitions())];
  }

  /** The changes that another table would make, without making them. @throws {UnreadableTable} */
  compare(table: readonly Cells[]): ComparedFigures {
    const { changes, unknown } = this.#changes(table);
    const mistakes = changes.length === 0 ? [] : this.#store.mistakesAdded(this.#filesWith(changes));
    const mistakeAt = ({ shown: { path }, at }: PlacedChange) =>
      mistakes.find((mistake) => mistake.path === path && at.every((part, index) => mistake.at[index] === part));
    const atFigures = new Set(changes.map(mistakeAt));
    return {
      changes: changes.map((change) => ({ ...change.shown, refused: mistakeAt(change)?.message })),
      unknown,
      otherMistakes: mistakes.filter((each) => !atFigures.has(each)).map(({ path, message }) => ({ path, message })),
    };
  }

  /** Imports the figures as one step. @throws {UnreadableTable} */
  apply(table: readonly Cells[]): SaveOutcome {
    const { changes } = this.#changes(table);
    if (changes.length === 0) return { outcome: "unchanged" };
    const files = this.#filesWith(changes);
    const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? "" : "s"}`;
    const summary = `${counted(changes.length, "figure")} of ${counted(files.length, "product")} from a table`;
    return this.#store.change(files, { summary });
  }

  /** The changes in another table. Empty values, missing rows and numbers without their trailing zeros change nothing. */
  #changes(table: readonly Cells[]): { changes: PlacedChange[]; unknown: string[] } {
    const find = figureFinder(this.#store.texts(), this.#definitions());
    const unknown: string[] = [];
    const changes = readFigureRows(table).flatMap((each): PlacedChange[] => {
      const { row, product, card, figure, value } = each;
      const place = find(each);
      if (!place) {
        unknown.push(`row ${row}, ${[product, card, figure].join(" · ")}`);
        return [];
      }
      const { value: before, isSample: wasSample } = readFigure(place.written);
      const number = readWrittenNumber(value);
      const after = number !== undefined && number === readWrittenNumber(before) ? before : value;
      const isSample = each.isSample ?? (wasSample && after === before);
      if (after === "" || (after === before && isSample === wasSample)) return [];
      const { path, at, label } = place;
      return [{ shown: { row, path, card, figure: label, before, after }, at, isSample }];
    });
    return { changes, unknown };
  }

  #filesWith(changes: readonly PlacedChange[]): FileChange[] {
    return [...Map.groupBy(changes, ({ shown }) => shown.path)].map(([path, ofFile]) => {
      const text = String(this.#store.files.read(`content/${path}`));
      const value = ofFile.reduce<unknown>(
        (changed, { shown, at, isSample }) => withFigure(changed, at, shown.after, isSample),
        valueOf(text),
      );
      return { path: `content/${path}`, after: editYaml(text, value) };
    });
  }
}
