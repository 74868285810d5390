import type { FigureDefinitions } from "#content/schema/figure.ts";
import type { EditorStore, SaveOutcome } from "../store/editor-store.ts";
import { valueOf } from "../store/file-value.ts";
import type { FileChange } from "../store/project-files.ts";
import { editYaml } from "../yaml/edit-yaml.ts";
import { refusals } from "./figure-refusals.ts";
import {
  figureChanges,
  figureHeader,
  figureHeading,
  figureRows,
  placeForFigure,
  withFigures,
  type CellChange,
} from "./figure-table.ts";
import type { ComparedFigures } from "./messages.ts";
import { UnreadableTable } from "./unreadable-table.ts";

/** Takes the figures of all products out as one table, and in again. */
export class FigureStore {
  readonly #store: EditorStore;
  readonly #definitions: () => FigureDefinitions;

  constructor(store: EditorStore, definitions: () => FigureDefinitions) {
    this.#store = store;
    this.#definitions = definitions;
  }

  table(): string[][] {
    return [figureHeader, ...this.#cells().map(({ row }) => [...row])];
  }

  /** What another table would change. Nothing is changed. @throws {UnreadableTable} */
  compare(table: readonly (readonly string[])[]): ComparedFigures {
    const { changes, unknown } = this.#changes(table);
    const { refused, others } = refusals(changes, (some) => this.#store.mistakesAdded(this.#filesWith(some)));
    const shown = changes.map((change) => {
      const { row, path, product, card, figure, before, after } = change;
      return { row, path, product, card, figure, before, after, refused: refused.get(change) };
    });
    return {
      changes: shown.toSorted((one, other) => Number(other.refused !== undefined) - Number(one.refused !== undefined)),
      unknown,
      otherMistakes: [...new Set(others)],
    };
  }

  /** Changes the figures as one step. @throws {UnreadableTable} */
  apply(table: readonly (readonly string[])[]): SaveOutcome {
    const { changes } = this.#changes(table);
    if (changes.length === 0) return { outcome: "unchanged" };
    const files = this.#filesWith(changes);
    const [count, products] = [changes.length, files.length];
    const summary = `${count} ${count === 1 ? "figure" : "figures"} of ${products} ${products === 1 ? "product" : "products"} from a table`;
    return this.#store.change(files, { summary });
  }

  #changes(table: readonly (readonly string[])[]) {
    const { missing } = figureHeading(table);
    if (missing.length > 0)
      throw new UnreadableTable(
        `The first row must name the columns; ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
      );
    return figureChanges(this.#cells(), table, placeForFigure(this.#store.texts(), this.#definitions()));
  }

  #filesWith(changes: readonly CellChange[]): FileChange[] {
    return [...Map.groupBy(changes, ({ path }) => path)].map(([path, ofFile]) => {
      const text = String(this.#store.files.read(`content/${path}`));
      return { path: `content/${path}`, after: editYaml(text, withFigures(valueOf(text), ofFile)) };
    });
  }

  #cells() {
    return figureRows(this.#store.texts(), this.#definitions());
  }
}
