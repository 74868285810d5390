import { createHash } from "node:crypto";
import { parse as parseCsv } from "csv-parse/sync";
import { stateOf } from "#content/load/check-projects.ts";
import { regionIdentifier, type RegionId } from "#content/schema/project.ts";
import type { EditorStore, SaveOutcome } from "../store/editor-store.ts";
import { NotPossible } from "../store/outcomes.ts";
import type { FileChange } from "../store/project-files.ts";
import { matchColumns } from "./column-matching.ts";
import type { CellMistake, Cells, CheckedProjects, ImportedProjects, ProjectTable } from "./messages.ts";
import { placeOf, projectColumns } from "./project-columns.ts";
import { ProjectWords } from "./project-words.ts";
import { rowsOf, tableText } from "./region-table.ts";
import { rowChanges, type RowChanges } from "./row-changes.ts";

const regions = regionIdentifier.options;
const locationColumn = placeOf("location");
const productsColumn = placeOf("products");
const sampleColumn = placeOf("sample");

/** Reads and changes the projects of all regions as one table. The state at the end of a location determines the region. */
export class ProjectStore {
  readonly #store: EditorStore;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  read(): ProjectTable {
    const texts = regions.map((region) => this.#text(region));
    const words = this.#words();
    const read = texts.flatMap((text, index) => rowsOf(pathOf(regions[index]!), text));
    const rows = read.map((row) => withProducts(row, (cell) => words.productsInPrint(cell)));
    return {
      version: createHash("sha256").update(texts.join("\0")).digest("hex"),
      rows,
      paths: rows.map(pathOfProject),
      choices: Object.fromEntries(
        Object.entries(words.choices).map(([column, { printed }]) => [column, Object.fromEntries(printed)]),
      ),
      productNames: [...words.products.printed.values()],
    };
  }

  /** All projects with headings, in printed words. */
  exported(): string[][] {
    return [projectColumns.map(({ label }) => label), ...this.#words().inPrint(this.read().rows)];
  }

  /** Converts another table's projects to this one's words, without saving. */
  import(table: readonly Cells[]): ImportedProjects {
    const { rows, ...matching } = matchColumns(table);
    const words = this.#words();
    const inOwnWords = (cell: string, at: number) => words.inOwnWords(cell, projectColumns[at]!.name);
    return { ...matching, rows: rows.map((row) => row.map(inOwnWords)) };
  }

  /** The mistakes of changed rows by cell, and what saving them would change. */
  check(rows: readonly Cells[]): CheckedProjects {
    const { files, rowAt } = this.#distribute(rows);
    const words = this.#words();
    const unknown = this.#unknownWords(rows, words);
    const isSaid = new Set(unknown.map(({ row, column }) => `${row} ${column}`));
    const others = this.#store.mistakesAdded(files).flatMap(({ path, line, at, message }): CellMistake[] => {
      const row = rowAt(path, line);
      if (row === undefined) return [{ row: -1, column: path, word: "", message }];
      const column = String(at[0] ?? "");
      if (isSaid.has(`${row} ${column}`)) return [];
      const word = rows[row]![placeOf(column)]?.trim() ?? "";
      return [{ row, column, word, message, suggestion: words.suggestionFor(word, column) }];
    });
    return {
      mistakes: [...unknown, ...others].toSorted((one, other) => one.row - other.row),
      changes: this.#changes(this.read().rows, rows),
    };
  }

  /** Saves changed rows as one step, unless the tables have changed since `version` or a cell is wrong. */
  save(rows: readonly Cells[], version: string): SaveOutcome {
    const before = this.read();
    if (before.version !== version) return { outcome: "changed elsewhere", changes: "the projects were changed" };
    const unknown = this.#unknownWords(rows);
    if (unknown.length > 0) {
      const mistakes = unknown.map(({ column, message }) => ({ path: "projects", line: 0, at: [column], message }));
      return { outcome: "refused", mistakes };
    }
    const changed = this.changesTo(rows);
    if (changed.length === 0) return { outcome: "unchanged" };
    return this.#store.change(changed, { summary: `Projects: ${this.#changes(before.rows, rows).words}` });
  }

  /**
   * Marks a project as real.
   * @param number of its row, starting with 1
   * @param detail its name and location, which identify it
   * @returns undefined if another project is in this row, or it is not a sample
   */
  confirm(number: number, detail: string): SaveOutcome | undefined {
    const { rows, version } = this.read();
    const row = rows[number - 1];
    if (!row || row.slice(0, 2).join(", ") !== detail || row[sampleColumn] !== "yes") return undefined;
    return this.save(rows.with(number - 1, row.with(sampleColumn, "no")), version);
  }

  /** The tables that changed rows affect, with their texts. @throws {NotPossible} if a state, and so the table of its row, is unknown */
  changesTo(rows: readonly Cells[]): FileChange[] {
    const { regionOf } = this.#words().locations;
    if (regionOf.size === 0)
      throw new NotPossible("The states cannot be read from the file map.yaml. Correct it first.");
    const unknown = rows.findIndex((row) => !regionOf.has(stateOf(row[locationColumn] ?? "")));
    if (unknown >= 0)
      throw new NotPossible(
        `Correct the location of the project in row ${unknown + 1} first: “${rows[unknown]![locationColumn]}”.`,
      );
    return this.#distribute(rows).files.filter(({ path, after }) => this.#store.files.read(path) !== after);
  }

  /** Distributes rows to the tables, and maps table lines to rows. A row without a region goes into the first table. */
  #distribute(rows: readonly Cells[]) {
    const words = this.#words();
    const inKeys = rows.map((row) => withProducts(row, (cell) => words.productsInKeys(cell)));
    const regionAt = (index: number) =>
      words.locations.regionOf.get(stateOf(rows[index]![locationColumn] ?? "")) ?? regions[0];
    const indexes = Map.groupBy(rows.keys(), regionAt);
    const tables = regions.map((region) => {
      const places = indexes.get(region) ?? [];
      const path = pathOf(region);
      const after = tableText(
        path,
        this.#text(region),
        places.map((index) => inKeys[index]!),
      );
      const lines = parseCsv(after, { info: true, relax_column_count: true }) as unknown as LineOfRow[];
      return { path, places, after, lines: lines.map(({ info }) => info.lines) };
    });
    return {
      files: tables.map(({ path, after }) => ({ path: `content/${path}`, after })),
      rowAt: (path: string, line: number) => {
        const table = tables.find((each) => each.path === path);
        return table?.places[table.lines.indexOf(line) - 1];
      },
    };
  }

  #unknownWords(rows: readonly Cells[], words = this.#words()): CellMistake[] {
    return rows.flatMap((row, index) => words.unknownWords(row, index));
  }

  #changes(before: readonly Cells[], after: readonly Cells[]): RowChanges {
    const words = this.#words();
    const labels = projectColumns.map(({ label }) => label);
    return rowChanges(words.inPrint(before), words.inPrint(after), labels);
  }

  #text(region: RegionId): string {
    return String(this.#store.files.read(`content/${pathOf(region)}`) ?? "");
  }

  #words(): ProjectWords {
    return new ProjectWords(this.#store);
  }
}

function pathOf(region: RegionId): string {
  return `projects/${region}.csv`;
}

interface LineOfRow {
  readonly info: { readonly lines: number };
}

function withProducts(row: Cells, change: (cell: string) => string): Cells {
  return row.map((cell, column) => (column === productsColumn ? change(cell) : cell));
}

/** Identifies a project by its row and content, so that another project in that row is not mistaken for it. */
export function pathOfProject(row: Cells, index: number): string {
  const known = createHash("sha256")
    .update(JSON.stringify(row.slice(0, 3)))
    .digest("hex");
  return `projects/${index + 1}-${known.slice(0, 8)}`;
}
