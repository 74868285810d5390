import { parse } from "yaml";
import { printArea } from "#content/figures/areas.ts";
import { adviceOnState, stateOf } from "#content/load/check-projects.ts";
import { groupOf, type Group } from "#content/load/group.ts";
import { latestYear, spellings as spellingsSchema } from "#content/schema/project.ts";
import { searchEntry } from "#content/schema/search.ts";
import { quoted } from "#content/sentence-parts.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { valueOf } from "../store/file-value.ts";
import { AllowedWords, byMeaning, wordsOf } from "./allowed-words.ts";
import { Locations } from "./locations.ts";
import type { CellMistake, Cells } from "./messages.ts";
import { betweenProducts, projectColumns } from "./project-columns.ts";

type Words = Readonly<Record<string, string>>;

const monthName = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th)?[-/. ]+`;
const [longYear, anyYear] = [String.raw`(\d{4})`, String.raw`['’]?(\d{4}|\d\d)`];

/** Dates as workbooks are read, `2021-03-31`, and as cells show them: `31/03/21`, `31-Mar-2021`, `Mar-21`, `03/2021`. */
const dates = [
  /^(\d{4})-\d\d-\d\d$/,
  new RegExp(String.raw`^${dayOfMonth}(?:\d{1,2}|${monthName})[-/., ]+${anyYear}$`, "i"),
  new RegExp(String.raw`^${monthName}[-/., ]*${anyYear}$`, "i"),
  new RegExp(String.raw`^\d{1,2}[-/., ]+${longYear}$`),
  /^['’](\d\d)$/,
];

/** The year of a date. One of two digits is in the last century if it would otherwise be in the future. */
function yearOf(date: string): string | undefined {
  const day = date.replace(/[ T]\d{1,2}:\d\d.*$/, "");
  const year = dates.flatMap((pattern) => pattern.exec(day)?.[1] ?? [])[0];
  if (year?.length !== 2) return year;
  return Number(`20${year}`) > latestYear() ? `19${year}` : `20${year}`;
}

/** What spreadsheets contain where there is nothing to say. */
const nothing = /^(?:[-–—.]+|n\.?\/?a\.?|nil|none|not (?:available|applicable))$/i;

/** The choice of an empty cell. */
const notStated = "Not stated";

/** The words that projects may use, from the current content. */
export class ProjectWords {
  /** Products and categories, by their paths. */
  readonly products: AllowedWords;
  /** The words of the other columns that allow only some. */
  readonly choices: Readonly<Record<string, AllowedWords>>;
  readonly locations: Locations;
  readonly #photographs: ReadonlySet<string>;

  constructor(store: EditorStore) {
    const text = (path: string) => String(store.files.read(`content/${path}`) ?? "");
    const group = (path: string): Group => groupOf(valueOf(text(path)));
    const { rooms, clientTypes } = group("pages/projects.yaml");
    const spellings = readSpellings(text("spellings.yaml"));
    const { synonyms = [] } = searchEntry.safeParse(group("search.yaml")).data ?? {};
    this.choices = {
      room: wordsOf({ "": notStated, ...groupOf(rooms) } as Words, spellings.rooms, synonyms),
      clientType: wordsOf({ "": notStated, ...groupOf(clientTypes) } as Words, spellings.clientTypes, synonyms),
      sample: wordsOf({ yes: "Sample", no: "Real" }, { y: "yes", true: "yes", n: "no", false: "no" }),
    };
    const named = byMeaning(spellings.products);
    const words = store
      .list()
      .filter(({ schema }) => schema === "product" || schema === "category")
      .toSorted((one, other) => one.schema.localeCompare(other.schema))
      .map(({ path, schema, title, shortName = title }) => {
        const key = path.replace(/^(?:categories|products)\/|\.yaml$/g, "");
        const menuLabel = schema === "category" ? [String(group(path).menuLabel)] : [];
        return { key, printed: title, spellings: [shortName, ...menuLabel, ...(named.get(key) ?? [])] };
      });
    const spellingsOf = new Map(words.map((word) => [word.key, [word.printed, ...word.spellings]]));
    this.products = new AllowedWords(
      words.map((word) => ({ ...word, general: spellingsOf.get(word.key.split("/")[0]!) ?? [] })),
      synonyms,
    );
    this.locations = new Locations(group("map.yaml").regions, spellings);
    this.#photographs = new Set(store.files.list("imagery/masters").map(nameOfFile));
  }

  /** Converts a cell of another table to the site's words; an unknown word is kept. */
  inOwnWords(cell: string, column: string): string {
    if (nothing.test(cell)) return "";
    if (column === "location") return this.locations.withState(cell);
    if (column === "products") return this.productsInPrint(cell);
    if (column === "year") return yearOf(cell) ?? cell;
    if (column === "photographs") return this.#photographsIn(cell).join("; ");
    return this.choices[column]?.findMisspelt(cell) ?? cell;
  }

  /** The names in a cell of products, separated by semicolons, lines or commas. A product's name may have a comma. */
  #namesIn(cell: string): string[] {
    const names = cell
      .split(/[;\n]/)
      .flatMap((name) => (this.products.find(name) === undefined ? name.split(",") : name))
      .flatMap((name) => (this.products.find(name) === undefined ? this.#joinedNames(name) : name));
    return names.map((name) => name.trim()).filter(Boolean);
  }

  /** The names in `Timber Door & Stage Curtain`, if one of them may be a product. */
  #joinedNames(name: string): readonly string[] {
    const parts = name.split(betweenProducts);
    return parts.some((part) => this.products.find(part) ?? this.products.suggest(part)) ? parts : [name];
  }

  /** A cell of products with their paths, each once; unknown ones are kept. */
  productsInKeys(cell: string): string {
    const keys = this.#namesIn(cell).map((name) => this.products.find(name) ?? name);
    return [...new Set(keys)].join("; ");
  }

  /** The same with their printed names. */
  productsInPrint(cell: string): string {
    const names = this.#namesIn(cell).map(
      (name) => this.products.printed.get(this.products.find(name) ?? name) ?? name,
    );
    return [...new Set(names)].join("; ");
  }

  /** The photographs in a cell, which may be named by id, path or file name. */
  #photographsIn(cell: string): string[] {
    const names = cell.split(/[;,\n]/).map((name) => name.trim());
    const known = names.map((name) => (this.#photographs.has(nameOfFile(name)) ? nameOfFile(name) : name));
    return [...new Set(known)].filter(Boolean);
  }

  /** Rows converted to printed words. */
  inPrint(rows: readonly Cells[]): string[][] {
    return rows.map((row) =>
      row.map((cell, at) => {
        const { name } = projectColumns[at]!;
        return name === "products" ? this.productsInPrint(cell) : (this.choices[name]?.printed.get(cell) ?? cell);
      }),
    );
  }

  /** The words of a row that its columns do not allow, and a location without a state. */
  unknownWords(row: Cells, index: number): CellMistake[] {
    return projectColumns.flatMap(({ name: column }, at): CellMistake[] => {
      const cell = (row[at] ?? "").trim();
      const mistake = (word: string, message: string, suggestion?: string) => {
        return { row: index, column, word, message, suggestion };
      };
      const allowed = this.choices[column];
      if (cell === "")
        return allowed && !allowed.printed.has("") ? [mistake(cell, "Choose a value from the list.")] : [];
      if (cell.includes("\uFFFD")) return [mistake(cell, "This cell has a damaged character (\uFFFD). Type it again.")];
      if (column === "products") {
        // There are too many to list in the message; the editor offers them all.
        const message = (word: string) =>
          `There is no product ${quoted(word)}. Choose a product or category from the list.`;
        const unknown = [...new Set(this.#namesIn(cell))].filter((name) => this.products.find(name) === undefined);
        return unknown.map((word) => mistake(word, message(word), this.#printedSuggestion(word)));
      }
      if (column === "photographs") {
        const unknown = this.#photographsIn(cell).filter((name) => !this.#photographs.has(name));
        return unknown.map((name) =>
          mistake(
            name,
            `There is no photograph ${quoted(name)}. Remove it here and save, then add the photograph with “Photographs” at the end of the row.`,
          ),
        );
      }
      if (column === "location" && !this.locations.regionOf.has(stateOf(cell)))
        return [mistake(cell, adviceOnState(cell), this.locations.suggest(cell))];
      if (!allowed || allowed.printed.has(cell)) return [];
      const message = `${quoted(cell)} is not in the list. Choose the closest match.`;
      return [mistake(cell, message, allowed.suggest(cell))];
    });
  }

  /**
   * What a refused cell of another column means: a pasted cell in its own words; the only year in it, as in `about 2021` and `Q3 2021`; the
   * area of several rooms, as in `2 x 1800 sft`.
   */
  suggestionFor(cell: string, column: string): string | undefined {
    const meant = this.inOwnWords(cell, column);
    if (meant !== cell) return meant;
    if (column === "year") return /^(?:\D|(?<=[QH])[1-4])*((?:19|20)\d\d)\D*$/i.exec(cell)?.[1];
    const [, count, each = "", unit] = /^(\d{1,4}) ?[x×*] ?(\d{1,7}) ?(\D+)$/i.exec(cell) ?? [];
    return column === "area" && count ? printArea(`${Number(count) * Number(each)} ${unit}`) : undefined;
  }

  #printedSuggestion(product: string): string | undefined {
    const key = this.products.suggest(product);
    return key === undefined ? undefined : this.products.printed.get(key);
  }
}

/** `town-hall` for `C:\Photos\Town Hall.JPG`. */
function nameOfFile(path: string): string {
  const file = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  return file
    .replace(/\.\w{3,4}$/, "")
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
}

/** Reads `content/spellings.yaml`. A broken file gives no spellings; the build reports its mistake. */
function readSpellings(text: string) {
  try {
    return spellingsSchema.parse(parse(text));
  } catch {
    return spellingsSchema.parse({});
  }
}
