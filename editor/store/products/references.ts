import { CsvError, parse as parseCsv } from "csv-parse/sync";
import { stringify as stringifyCsv } from "csv-stringify/sync";
import { editYaml, UneditableYaml } from "../../yaml/edit-yaml.ts";
import { valueOf } from "../file-value.ts";

/** A content file with its text; the path is relative to the content folder. */
export interface ContentText {
  readonly path: string;
  readonly text: string;
}

/** A reference to a product in the content. */
export interface FoundReference {
  readonly path: string;
  /** The field, or the row and column of a table. */
  readonly at: readonly (string | number)[];
  /** The region, name and location of the project in a row of a table. */
  readonly title?: string;
  /** It is a sentence with a figure of the product. */
  readonly isQuote?: true;
}

/** The new name for each name of a product in files; undefined to remove the reference. */
export type Renaming = ReadonlyMap<string, string | undefined>;

/** Matches the beginning of another product's figure in a sentence, with that product's name. */
const figureOfAnother = /\{([\w/-]+)\./g;

const separator = /\s*;\s*/;

/** Every reference to some products or pictures, in YAML files and project tables. An unreadable file may refer to each that it contains. */
export function findReferences(files: readonly ContentText[], names: ReadonlySet<string>): FoundReference[] {
  return files.flatMap(({ path, text }) => {
    if (![...names].some((name) => text.includes(name))) return [];
    const value = path.endsWith(".yaml") ? valueOf(text) : rowsOf(text);
    if (value === undefined) return [{ path, at: [] }];
    if (path.endsWith(".yaml")) return placesIn(value, names).map((place) => ({ path, ...place }));
    const [header = [], ...rows] = value as string[][];
    const region = path.replace(/^projects\/(\w+)\.csv$/, "Projects, $1");
    return rows.flatMap((row, index) =>
      row.flatMap((cell, column) =>
        cell.split(separator).some((name) => names.has(name))
          ? [{ path, at: [index + 1, header[column] ?? ""], title: `${region}: ${row.slice(0, 2).join(", ")}` }]
          : [],
      ),
    );
  });
}

/**
 * The texts with renamed or removed references to products. Files without references are left out.
 * @throws {UneditableYaml} if a file that names the product cannot be read
 */
export function renameReferences(files: readonly ContentText[], renaming: Renaming): ContentText[] {
  const isNamed = ({ text }: ContentText) => [...renaming.keys()].some((name) => text.includes(name));
  return files.filter(isNamed).flatMap(({ path, text }) => {
    const changed = path.endsWith(".yaml") ? renamedInFile(text, renaming) : renamedInTable(text, renaming);
    if (changed === undefined)
      throw new UneditableYaml(`The file ${path} names this product, and cannot be read. Correct it first.`);
    return changed === text ? [] : [{ path, text: changed }];
  });
}

function placesIn(
  value: unknown,
  names: ReadonlySet<string>,
  at: readonly (string | number)[] = [],
): Omit<FoundReference, "path">[] {
  if (typeof value === "string") {
    if (names.has(value)) return [{ at }];
    return namedInSentence(value, names) ? [{ at, isQuote: true }] : [];
  }
  if (Array.isArray(value)) return value.flatMap((each, index) => placesIn(each, names, [...at, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => placesIn(each, names, [...at, key]));
}

/** Whether a sentence uses a figure of one of some products: `{wallPanels/petPanel.nrc}`. */
function namedInSentence(text: string, names: ReadonlySet<string>): boolean {
  return [...text.matchAll(figureOfAnother)].some(([, name = ""]) => names.has(name));
}

/** Figures of a removed product stay in the sentence, so that the build names the sentence to rewrite. */
function renamedInSentence(text: string, renaming: Renaming): string {
  return text.replaceAll(figureOfAnother, (whole, name: string) => {
    const renamed = renaming.get(name);
    return renamed === undefined ? whole : `{${renamed}.`;
  });
}

/** Removing a reference from a list removes its whole entry, such as a treatment that names the product. */
function renamedIn(value: unknown, renaming: Renaming): unknown {
  if (typeof value === "string") return renaming.has(value) ? renaming.get(value) : renamedInSentence(value, renaming);
  if (Array.isArray(value)) {
    return value.filter((each) => !isRemoved(each, renaming)).map((each: unknown) => renamedIn(each, renaming));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, renamedIn(each, renaming)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}

function isRemoved(entry: unknown, renaming: Renaming): boolean {
  const names = typeof entry === "object" && entry !== null && !Array.isArray(entry) ? Object.values(entry) : [entry];
  return names.some((name) => typeof name === "string" && renaming.has(name) && renaming.get(name) === undefined);
}

function renamedInFile(text: string, renaming: Renaming): string | undefined {
  const value = valueOf(text);
  return value === undefined ? undefined : editYaml(text, renamedIn(value, renaming));
}

function renamedInTable(text: string, renaming: Renaming): string | undefined {
  const renamed = rowsOf(text)?.map((row) =>
    row.map((cell) => {
      const names = cell.split(separator);
      if (!names.some((name) => renaming.has(name))) return cell;
      return names.flatMap((name) => (renaming.has(name) ? (renaming.get(name) ?? []) : [name])).join("; ");
    }),
  );
  return renamed && stringifyCsv(renamed);
}

/** The rows of a table; undefined if it is malformed. */
function rowsOf(text: string): string[][] | undefined {
  try {
    return parseCsv(text, { relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
