import { parse } from "yaml";
import { adviceOnState, stateOf } from "#content/load/check-projects.ts";
import { groupOf, type Group } from "#content/load/group.ts";
import { latestYear, regionIdentifier, spellings as spellingsSchema, type RegionId } from "#content/schema/project.ts";
import { searchEntry, type Synonym } from "#content/schema/search.ts";
import { quoted } from "#content/sentence-parts.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { valueOf } from "../store/file-value.ts";
import { AllowedWords } from "./allowed-words.ts";
import type { CellMistake, Cells } from "./messages.ts";
import { betweenProducts, projectColumns } from "./project-columns.ts";

type Words = Readonly<Record<string, string>>;

const monthName = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?[-/. ]+`;
const [longYear, anyYear] = [String.raw`(\d{4})`, String.raw`['’]?(\d{4}|\d\d)`];

/** Dates as workbooks are read, `2021-03-31`, and as cells show them: `31/03/21`, `31-Mar-2021`, `Mar-21`, `03/2021`. */
const dates = [
  /^(\d{4})-\d\d-\d\d$/,
  new RegExp(String.raw`^${day}(?:\d{1,2}|${monthName})[-/., ]+${anyYear}$`, "i"),
  new RegExp(String.raw`^${monthName}[-/., ]*${anyYear}$`, "i"),
  new RegExp(String.raw`^\d{1,2}[-/., ]+${longYear}$`),
  /^['’](\d\d)$/,
];

/** The year of a date. One of two digits is in the last century if it would otherwise be in the future. */
function yearOf(date: string): string | undefined {
  const year = dates.flatMap((pattern) => pattern.exec(date)?.[1] ?? [])[0];
  if (year?.length !== 2) return year;
  return Number(`20${year}`) > latestYear() ? `19${year}` : `20${year}`;
}

/** What spreadsheets contain as the state of Chandigarh or Puducherry. */
const unionTerritory = /^(?:u\.?t\.?|union territory)$/i;

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
  /** The region of each state. */
  readonly regionOf: ReadonlyMap<string, RegionId>;
  readonly #states: AllowedWords;

  constructor(store: EditorStore) {
    const text = (path: string) => String(store.files.read(`content/${path}`) ?? "");
    const group = (path: string): Group => groupOf(valueOf(text(path)));
    const { rooms, clientTypes } = group("pages/projects.yaml");
    const regions = groupOf(group("map.yaml").regions);
    const statesIn = (region: RegionId) => groupOf(regions[region]).states as readonly string[] | undefined;
    const spellings = readSpellings(text("spellings.yaml"));
    const { synonyms = [] } = searchEntry.safeParse(group("search.yaml")).data ?? {};
    this.choices = {
      room: wordsOf({ "": notStated, ...groupOf(rooms) } as Words, spellings.rooms, synonyms),
      clientType: wordsOf({ "": notStated, ...groupOf(clientTypes) } as Words, spellings.clientTypes, synonyms),
      sample: wordsOf({ yes: "Sample", no: "Real" }, { y: "yes", true: "yes", n: "no", false: "no" }),
    };
    const named = byMeaning(spellings.products);
    const ofProducts = store.list().filter(({ schema }) => schema === "product" || schema === "category");
    this.products = new AllowedWords(
      ofProducts
        .toSorted((one, other) => one.schema.localeCompare(other.schema))
        .map(({ path, schema, title, shortName = title }) => ({
          key: path.replace(/^(?:categories|products)\/|\.yaml$/g, ""),
          printed: title,
          spellings: [shortName, ...(schema === "category" ? [String(group(path).menuLabel)] : [])],
        }))
        .map((word) => ({ ...word, spellings: [...word.spellings, ...(named.get(word.key) ?? [])] })),
    );
    this.regionOf = new Map(
      regionIdentifier.options.flatMap((region) => (statesIn(region) ?? []).map((state) => [state, region])),
    );
    this.#states = wordsOf(
      Object.fromEntries([...this.regionOf.keys()].map((state) => [state, state])),
      spellings.states,
    );
  }

  /** Converts a cell of another table to the site's words; an unknown word is kept. */
  inOwnWords(cell: string, column: string): string {
    if (nothing.test(cell)) return "";
    if (column === "location") return this.#withState(cell);
    if (column === "products") return this.productsInPrint(cell);
    if (column === "year") return yearOf(cell) ?? cell;
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

  /** The names in `Timber Door & Stage Curtain`, if each may be a product. */
  #joinedNames(name: string): readonly string[] {
    const parts = name.split(betweenProducts);
    return parts.every((part) => this.products.find(part) ?? this.products.suggest(part)) ? parts : [name];
  }

  /** A cell of products with their paths; unknown ones are kept. */
  productsInKeys(cell: string): string {
    return this.#namesIn(cell)
      .map((name) => this.products.find(name) ?? name)
      .join("; ");
  }

  /** The same with their printed names. */
  productsInPrint(cell: string): string {
    return this.#namesIn(cell)
      .map((name) => this.products.printed.get(this.products.find(name) ?? name) ?? name)
      .join("; ");
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
      if (column === "location" && !this.regionOf.has(stateOf(cell)))
        return [mistake(cell, adviceOnState(cell), this.#suggestedLocation(cell))];
      if (!allowed || allowed.printed.has(cell)) return [];
      const message = `${quoted(cell)} is not in the list. Choose the closest match.`;
      return [mistake(cell, message, allowed.suggest(cell))];
    });
  }

  #printedSuggestion(product: string): string | undefined {
    const key = this.products.suggest(product);
    return key === undefined ? undefined : this.products.printed.get(key);
  }

  /**
   * A location with the site's name of its state: `Bhopal, MP`, `Bhopal (MP)` and `Bhopal - MP` as `Bhopal, Madhya Pradesh`. `New Delhi`
   * alone is a city.
   */
  #withState(location: string): string {
    const [, place, inBrackets, afterDash] =
      /^([^,]+?)\s*(?:\(([^()]+)\)|\s*[-–—/]\s*([^-–—/]+))$/.exec(location) ?? [];
    const named = inBrackets ?? afterDash;
    if (named !== undefined && (unionTerritory.test(named) || this.#states.findMisspelt(named) !== undefined))
      return this.#withState(`${place}, ${named}`);
    const comma = location.lastIndexOf(",");
    if (comma < 0) return this.#stateAlone(location) ?? location;
    const city = location.slice(0, comma).trim();
    if (unionTerritory.test(stateOf(location))) return this.#stateNamed(city) ?? location;
    const state = this.#states.findMisspelt(stateOf(location));
    return state === undefined ? location : `${city}, ${state}`;
  }

  /** The state that a location without a city names: an abbreviation, or a name with a typo. */
  #stateAlone(location: string): string | undefined {
    const known = this.#states.find(location);
    const isCity = known !== undefined && !/^(?:[A-Z]\.?){2,3}$/i.test(location);
    return this.#stateNamed(location) ?? (isCity ? undefined : this.#states.findMisspelt(location));
  }

  #stateNamed(name: string): string | undefined {
    return [...this.regionOf.keys()].find((state) => state.toLowerCase() === name.toLowerCase());
  }

  #suggestedLocation(location: string): string | undefined {
    const spelled = this.#withState(location);
    if (spelled !== location) return spelled;
    const comma = location.lastIndexOf(",");
    // A city that has the name of its state, such as New Delhi.
    const ofCity = comma < 0 ? this.#states.find(location) : undefined;
    if (ofCity !== undefined) return `${location}, ${ofCity}`;
    const state = comma < 0 ? undefined : this.#states.suggest(stateOf(location));
    return state && `${location.slice(0, comma + 1)} ${state}`.trim();
  }
}

/** The year in a cell without other numbers: `2021` for `about 2021` and `2021*`. */
export function suggestedYear(cell: string): string | undefined {
  return /^\D*((?:19|20)\d\d)\D*$/.exec(cell)?.[1];
}

/** Reads `content/spellings.yaml`. A broken file gives no spellings; the build reports its mistake. */
function readSpellings(text: string) {
  try {
    return spellingsSchema.parse(parse(text));
  } catch {
    return spellingsSchema.parse({});
  }
}

/** @param words printed forms by key @param spellings keys by other spellings */
function wordsOf(words: Words, spellings: Words, synonyms?: readonly Synonym[]): AllowedWords {
  const others = byMeaning(spellings);
  return new AllowedWords(
    Object.entries(words).map(([key, printed]) => ({ key, printed, spellings: others.get(key) ?? [] })),
    synonyms,
  );
}

/** Spellings by the key that they stand for. */
function byMeaning(spellings: Words): ReadonlyMap<string | undefined, string[]> {
  return Map.groupBy(Object.keys(spellings), (spelling) => spellings[spelling]);
}
