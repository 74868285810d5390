import type { FigureDefinitions } from "#content/schema/figure.ts";
import type { EditorStore, SaveOutcome } from "../store/editor-store.ts";
import { valueOf } from "../store/file-value.ts";
import { editYaml } from "../yaml/edit-yaml.ts";
import { figureChanges, figureHeader, figureRows, withFigures } from "./figure-table.ts";
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
    return {
      changes: changes.map(({ path, product, card, figure, before, after }) => ({
        path,
        product,
        card,
        figure,
        before,
        after,
      })),
      unknown,
    };
  }

  /** Changes the figures as one step. @throws {UnreadableTable} */
  apply(table: readonly (readonly string[])[]): SaveOutcome {
    const { changes } = this.#changes(table);
    if (changes.length === 0) return { outcome: "unchanged" };
    const files = [...Map.groupBy(changes, ({ path }) => path)].map(([path, ofFile]) => {
      const text = String(this.#store.files.read(`content/${path}`));
      return { path: `content/${path}`, after: editYaml(text, withFigures(valueOf(text), ofFile)) };
    });
    const [count, products] = [changes.length, files.length];
    const summary = `${count} ${count === 1 ? "figure" : "figures"} of ${products} ${products === 1 ? "product" : "products"} from a table`;
    return this.#store.change(files, { summary });
  }

  #changes(table: readonly (readonly string[])[]) {
    const header = new Set((table[0] ?? []).map((name) => name.trim().toLowerCase()));
    const missing = ["Product", "Card", "Figure", "Value"].filter((name) => !header.has(name.toLowerCase()));
    if (missing.length > 0)
      throw new UnreadableTable(
        `The first row must name the columns; ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
      );
    return figureChanges(this.#cells(), table);
  }

  #cells() {
    return figureRows(this.#store.texts(), this.#definitions());
  }
}
