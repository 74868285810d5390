import { createHash } from "node:crypto";
import { parse as parseCsv } from "csv-parse/sync";
import { stringify as stringifyCsv } from "csv-stringify/sync";
import { unitInHeading } from "#content/figures/areas.ts";
import { adviceOnState, stateOf } from "#content/load/check-projects.ts";
import { regionIdentifier, type RegionId } from "#content/schema/project.ts";
import type { FileChange } from "../store/project-files.ts";
import { NoSuchFile, type EditorStore, type SaveOutcome } from "../store/editor-store.ts";
import type { CellMistake, Cells, CheckedProjects, Projects } from "./messages.ts";
import { projectColumns, requiredColumnCount } from "./project-columns.ts";
import { rowChanges } from "./row-changes.ts";

const regions = regionIdentifier.options;
const locationColumn = 1;
const names = projectColumns.map(({ name }) => name);
const [productsColumn, sampleColumn] = [names.indexOf("products"), names.indexOf("sample")];

/** Reads and changes the projects of all regions as one table. The state at the end of a location decides on the region. */
export class ProjectStore {
  readonly #store: EditorStore;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  read(): Projects {
    const texts = this.#texts();
    const version = createHash("sha256")
      .update(regions.map((region) => texts.get(region)).join("\0"))
      .digest("hex");
    const rows = regions.flatMap((region) => rowsOf(texts.get(region) ?? ""));
    return { version, rows, paths: rows.map(pathOfProject), choices: this.#choices() };
  }

  /** The mistakes of other rows by their cells, and what saving them would change. */
  check(rows: readonly Cells[]): CheckedProjects {
    const { files, places, homeless } = this.#distribute(rows);
    const inFiles = this.#store.mistakesAdded(files).map(({ path, line, at, message }): CellMistake => {
      const row = places.get(path)?.(line);
      return { row: row ?? -1, column: row === undefined ? path : String(at[0] ?? ""), message };
    });
    // Their state belongs to no region, not even to that of the table in which the rest of their cells are checked.
    const isSaid = ({ row, column }: CellMistake) =>
      column === "location" && homeless.some((mistake) => mistake.row === row);
    const mistakes = [...homeless, ...inFiles.filter((mistake) => !isSaid(mistake))];
    const changes = rowChanges(this.read().rows, rows, names);
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
    return this.#store.change(changed, { summary: `Projects: ${rowChanges(before.rows, rows, names).words}` });
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
   * Rows from elsewhere in the words of the tables: kinds by their printed names, products by theirs.
   * @param heading what each column is called there; the one of the area may say its unit
   */
  inOwnWords(rows: readonly Cells[], heading: Cells = []): string[][] {
    const choices = this.#choices();
    const products = this.#products();
    const unit = unitInHeading(heading[names.indexOf("area")] ?? "");
    return rows.map((row) =>
      names.map((name, column) => {
        const cell = (row[column] ?? "").trim();
        if (name === "sample") return /^(?:y|yes|true|1)$/i.test(cell) ? "yes" : "no";
        // A date says the year too.
        if (name === "year") return /\b(?:19|20)\d{2}\b/.exec(cell)?.[0] ?? cell;
        if (name === "area" && unit && /^[\d,.]+$/.test(cell)) return `${cell} ${unit}`;
        if (name === "products") return inKeys(cell, products);
        const known = Object.entries(choices[name] ?? {});
        return (
          known.find(([key, label]) => [key, label].some((each) => each.toLowerCase() === cell.toLowerCase()))?.[0] ??
          cell
        );
      }),
    );
  }

  /**
   * The tables that rows make, with the row that is in each of their lines; and the rows that no region has, which are in the table
   * of the first one.
   */
  #distribute(typed: readonly Cells[]) {
    const products = this.#products();
    const rows = typed.map((row) =>
      row.map((cell, column) => (column === productsColumn ? inKeys(cell, products) : cell)),
    );
    const states = this.#states();
    const texts = this.#texts();
    const inRegion = new Map<RegionId, number[]>(regions.map((region) => [region, []]));
    const homeless: CellMistake[] = [];
    for (const [index, row] of rows.entries()) {
      const location = row[locationColumn] ?? "";
      const region = states.get(stateOf(location));
      if (!region && location !== "")
        homeless.push({ row: index, column: "location", message: adviceOnState(location, [...states.keys()]) });
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

  /** The products as the tables name them, by their names in lower case. */
  #products(): ReadonlyMap<string, string> {
    const products = this.#store.list().filter(({ schema }) => schema === "product");
    return new Map(
      products.map(({ path, title }) => [title.toLowerCase(), path.slice("products/".length, -".yaml".length)]),
    );
  }

  #texts(): Map<RegionId, string> {
    return new Map(
      regions.map((region) => [region, String(this.#store.files.read(`content/projects/${region}.csv`) ?? "")]),
    );
  }

  #states(): Map<string, RegionId> {
    const { regions: described = {} } = this.#valueOf("map.yaml") as {
      regions?: Record<string, { states?: string[] }>;
    };
    return new Map(regions.flatMap((region) => (described[region]?.states ?? []).map((state) => [state, region])));
  }

  #choices(): Projects["choices"] {
    const { rooms = {}, clientTypes = {} } = this.#valueOf("pages/projects.yaml") as Record<
      string,
      Record<string, string>
    >;
    return { room: rooms, clientType: clientTypes, sample: { yes: "Sample", no: "Real" } };
  }

  #valueOf(path: string): object {
    try {
      return (this.#store.readUnchecked(path).value ?? {}) as object;
    } catch (error) {
      if (error instanceof NoSuchFile) return {};
      throw error;
    }
  }
}

/** Products that are named by the names on their pages, or in the words of the tables, in the words of the tables. */
function inKeys(cell: string, products: ReadonlyMap<string, string>): string {
  const isKnown = (name: string) => products.has(name.toLowerCase());
  const used = cell.split(/\s*;\s*/).flatMap((part) => (isKnown(part) ? [part] : part.split(/\s*,\s*/)));
  return used
    .map((name) => products.get(name.trim().toLowerCase()) ?? name.trim())
    .filter(Boolean)
    .join("; ");
}

/** Names a project by its row and by what it is, so that another project in that row is not taken for it. */
export function pathOfProject(row: Cells, index: number): string {
  const [project, location, client] = row;
  const known = createHash("sha256")
    .update(JSON.stringify([project, location, client]))
    .digest("hex");
  return `projects/${index + 1}-${known.slice(0, 8)}`;
}

/** The rows of a table in the order of all columns. */
function rowsOf(text: string): string[][] {
  const [header = [], ...rows] = parseCsv(text, { relax_column_count: true });
  return rows.map((row) => names.map((name) => row[header.indexOf(name)] ?? ""));
}

/** A table with other rows. It has the columns that it had, and those that a row needs. */
function tableText(before: string, rows: readonly Cells[]): string {
  const [header = names.slice(0, requiredColumnCount)] = parseCsv(before, { relax_column_count: true });
  const needed = names.filter((name, column) => !header.includes(name) && rows.some((row) => row[column]));
  const columns = [...header, ...needed];
  const cells = rows.map((row) => columns.map((name) => row[names.indexOf(name)] ?? ""));
  return stringifyCsv([columns, ...cells]);
}
