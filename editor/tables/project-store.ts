import { createHash } from "node:crypto";
import { parse as parseCsv } from "csv-parse/sync";
import { printArea, unitInHeading } from "#content/figures/areas.ts";
import { stateOf } from "#content/load/check-projects.ts";
import { regionIdentifier, type RegionId } from "#content/schema/project.ts";
import type { FileChange } from "../store/project-files.ts";
import type { EditorStore, SaveOutcome } from "../store/editor-store.ts";
import { adviceOnCell } from "./cell-advice.ts";
import type { BuyersWords } from "./likeliest.ts";
import type { CellMistake, Cells, CheckedProjects, Projects, KindColumn, UnknownWords } from "./messages.ts";
import { keyOf } from "./known-words.ts";
import { adviceOnLocation } from "./location-advice.ts";
import { ProductNames } from "./product-names.ts";
import { projectColumns } from "./project-columns.ts";
import { ProjectKinds } from "./project-kinds.ts";
import { rowsOf, tableText } from "./region-table.ts";
import { withWholeState } from "./state-names.ts";
import { withStateOfTown } from "./towns.ts";
import { rowChanges, type RowChanges } from "./row-changes.ts";
import { valueIn } from "./value-in.ts";
import { unknownWords } from "./unknown-words.ts";
import { yearIn } from "./year.ts";

const regions = regionIdentifier.options;
const locationColumn = 1;
const names = projectColumns.map(({ name }) => name);
const labels = projectColumns.map(({ label }) => label);
const [productsColumn, sampleColumn] = [names.indexOf("products"), names.indexOf("sample")];

/** Reads and changes the projects of all regions as one table. The state at the end of a location decides on the region. */
export class ProjectStore {
  readonly #store: EditorStore;
  readonly #kinds: ProjectKinds;

  constructor(store: EditorStore) {
    this.#store = store;
    this.#kinds = new ProjectKinds(store);
  }

  read(): Projects {
    const texts = this.#texts();
    const version = createHash("sha256")
      .update(regions.map((region) => texts.get(region)).join("\0"))
      .digest("hex");
    const products = this.#products();
    const rows = regions
      .flatMap((region) => rowsOf(texts.get(region) ?? ""))
      .map((row) => row.with(productsColumn, products.printed(row[productsColumn] ?? "")));
    return { version, rows, paths: rows.map(pathOfProject), choices: this.#kinds.choices() };
  }

  /** The rows in the words that are printed, as they go out and as `inOwnWords` takes them in again. */
  printed(): string[][] {
    return this.#inPrintedWords(this.read().rows);
  }

  /** The names of all states. */
  states(): string[] {
    return [...this.#states().keys()];
  }

  /** The mistakes of other rows by their cells, and what saving them would change. */
  check(rows: readonly Cells[]): CheckedProjects {
    const { files, places, homeless } = this.#distribute(rows);
    const vocabulary = { choices: this.#kinds.choices(), products: this.#products() };
    const inFiles = this.#store.mistakesAdded(files).map(({ path, line, at, message }): CellMistake => {
      const row = places.get(path)?.(line);
      const column = String(at[0] ?? "");
      if (row === undefined) return { row: -1, column: path, message };
      const cell = rows[row]?.[names.indexOf(column)] ?? "";
      // What else the build says of products, such as one that is named twice, is said in its words.
      const isOther = column === "products" && !message.startsWith("There is no");
      const advice = isOther ? undefined : adviceOnCell(column, cell, vocabulary);
      return { row, column, ...(advice ?? { message }) };
    });
    // Their state belongs to no region, not even to that of the table in which the rest of their cells are checked.
    const isSaid = ({ row, column }: CellMistake) =>
      column === "location" && homeless.some((mistake) => mistake.row === row);
    const mistakes = [...homeless, ...inFiles.filter((mistake) => !isSaid(mistake))].filter(isFirst);
    const changes = this.#changes(this.read().rows, rows);
    return { mistakes: mistakes.toSorted((one, other) => one.row - other.row), changes };
  }

  /** Saves other rows as one step, unless the tables have changed since `version` or a cell is wrong. */
  save(rows: readonly Cells[], version: string): SaveOutcome {
    const before = this.read();
    if (before.version !== version) return { outcome: "changed elsewhere", changes: "the projects were changed" };
    const { files, homeless } = this.#distribute(rows);
    if (homeless.length > 0) {
      const mistakes = homeless.map(({ column, message }) => ({ path: "projects", line: 0, at: [column], message }));
      return { outcome: "refused", mistakes };
    }
    const changed = this.#different(files);
    if (changed.length === 0) return { outcome: "unchanged" };
    return this.#store.change(changed, { summary: `Projects: ${this.#changes(before.rows, rows).words}` });
  }

  /**
   * Says of a project that it is real, as it stands there.
   * @param number of its row, the first one being 1
   * @param detail its name and its location, by which it is known
   * @returns undefined if another one is in this row, or it is no sample
   */
  confirm(number: number, detail: string): SaveOutcome | undefined {
    const { rows, version } = this.read();
    const row = rows[number - 1];
    if (!row || row.slice(0, 2).join(", ") !== detail || row[sampleColumn] !== "yes") return undefined;
    return this.save(rows.with(number - 1, row.with(sampleColumn, "no")), version);
  }

  /** The tables that other rows change, with their texts. */
  changesTo(rows: readonly Cells[]): FileChange[] {
    return this.#different(this.#distribute(rows).files);
  }

  #different(files: readonly FileChange[]): FileChange[] {
    return files.filter(({ path, after }) => this.#store.files.read(path) !== after);
  }

  /**
   * Rows from elsewhere as the editor shows those of the tables: kinds of room by their keys, products by their printed names.
   * @param heading what each column is called there; the one of the area may say its unit
   */
  inOwnWords(rows: readonly Cells[], heading: Cells = []): string[][] {
    const choices = this.#kinds.choices();
    const products = this.#products();
    const states = [...this.#states().keys()];
    const unit = unitInHeading(heading[names.indexOf("area")] ?? "");
    return rows.map((row) =>
      names.map((name, column) => {
        const cell = (row[column] ?? "").trim();
        if (name === "sample") return /^(?:y|yes|true|1|sample)$/i.test(cell) ? "yes" : "no";
        if (name === "year") return yearIn(cell);
        if (name === "area" && unit && !printArea(cell)) return printArea(`${cell} ${unit}`) ?? cell;
        if (name === "products") return products.printed(products.inKeys(cell));
        if (name === "location") return withStateOfTown(withWholeState(cell, states), states);
        return keyOf(cell, choices[name] ?? {}) ?? cell;
      }),
    );
  }

  /**
   * The words in rows of ours that their columns do not allow.
   * @param named the columns of kinds that are read from names
   */
  unknownIn(rows: readonly Cells[], named: readonly KindColumn[]): UnknownWords {
    return unknownWords(rows, {
      named,
      choices: this.#kinds.choices(),
      products: this.#products(),
      states: [...this.#states().keys()],
      locations: this.read().rows.map((row) => row[locationColumn] ?? ""),
      buyersWords: (valueIn(this.#store, "search.yaml") as { synonyms?: BuyersWords[] }).synonyms ?? [],
    });
  }

  /**
   * The tables that rows make, with the row that is in each of their lines; and the rows that no region has, which are in the table
   * of the first one.
   */
  #distribute(typed: readonly Cells[]) {
    const products = this.#products();
    const rows = typed.map((row) =>
      row.map((cell, column) => (column === productsColumn ? products.inKeys(cell) : cell)),
    );
    const states = this.#states();
    const texts = this.#texts();
    const inRegion = new Map<RegionId, number[]>(regions.map((region) => [region, []]));
    const homeless: CellMistake[] = [];
    const locations = rows.map((row) => row[locationColumn] ?? "");
    for (const [index, row] of rows.entries()) {
      const location = row[locationColumn] ?? "";
      const region = states.get(stateOf(location));
      if (!region && location.trim() !== "")
        homeless.push({
          row: index,
          column: "location",
          message: adviceOnLocation(location, [...states.keys()], locations),
        });
      inRegion.get(region ?? regions[0]!)?.push(index);
    }
    const places = new Map<string, (line: number) => number | undefined>();
    const files = [...inRegion].map(([region, indexes]) => {
      const path = `projects/${region}.csv`;
      const after = tableText(
        texts.get(region) ?? "",
        indexes.map((index) => rows[index]!),
      );
      const lines = parseCsv(after, { info: true, relax_column_count: true }) as unknown as {
        info: { lines: number };
      }[];
      places.set(path, (line) => indexes[lines.findIndex(({ info }) => info.lines === line) - 1]);
      return { path: `content/${path}`, after };
    });
    return { files, places, homeless };
  }

  /** What saving other rows would change, with the words that are printed. */
  #changes(before: readonly Cells[], after: readonly Cells[]): RowChanges {
    return rowChanges(this.#inPrintedWords(before), this.#inPrintedWords(after), labels);
  }

  #inPrintedWords(rows: readonly Cells[]): string[][] {
    const choices = this.#kinds.choices();
    const products = this.#products();
    return rows.map((row) =>
      row.map((cell, column) => {
        if (column === productsColumn) return products.printed(products.inKeys(cell));
        return choices[names[column] ?? ""]?.[cell] ?? cell;
      }),
    );
  }

  #products(): ProductNames {
    return new ProductNames(this.#store.list());
  }

  #texts(): Map<RegionId, string> {
    return new Map(
      regions.map((region) => [region, String(this.#store.files.read(`content/projects/${region}.csv`) ?? "")]),
    );
  }

  #states(): Map<string, RegionId> {
    const { regions: described = {} } = valueIn(this.#store, "map.yaml") as {
      regions?: Record<string, { states?: string[] }>;
    };
    return new Map(regions.flatMap((region) => (described[region]?.states ?? []).map((state) => [state, region])));
  }
}

/** Of several names in a cell, the build says each alone, and the editor all at once. */
function isFirst(mistake: CellMistake, index: number, all: readonly CellMistake[]): boolean {
  const isSame = (each: CellMistake) =>
    each.row === mistake.row && each.column === mistake.column && each.message === mistake.message;
  return all.findIndex(isSame) === index;
}

/** Names a project by its row and by what it is, so that another project in that row is not taken for it. */
export function pathOfProject(row: Cells, index: number): string {
  const [project, location, client] = row;
  const known = createHash("sha256")
    .update(JSON.stringify([project, location, client]))
    .digest("hex");
  return `projects/${index + 1}-${known.slice(0, 8)}`;
}
