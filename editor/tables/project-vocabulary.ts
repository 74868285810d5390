import { adviceOnState, stateOf } from "#content/load/check-projects.ts";
import { quoted } from "#content/sentence-parts.ts";
import { groupOf, type Group } from "#content/load/group.ts";
import { regionIdentifier, type RegionId, type Spellings } from "#content/schema/project.ts";
import type { EditorStore } from "../store/editor-store.ts";
import { valueOf } from "../store/file-value.ts";
import type { CellMistake, Cells, ProjectTable } from "./messages.ts";
import { ProductNames } from "./product-names.ts";
import { projectColumns } from "./project-columns.ts";
import { allowedWord, readSpellings, withState, withUnit } from "./spellings.ts";
import { suggestion, type Synonym } from "./suggestion.ts";

const mostSuggestions = 500;

type Words = Readonly<Record<string, string>>;

const month = String.raw`(?:\d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?)`;
const shownDate = new RegExp(String.raw`^(?:\d{1,2}(?:st|nd|rd|th)?[-/. ]+)?${month}[-/., ]+(\d{4})$`, "i");

/** The year of a date: `2021-03-31`, as workbooks are read, or `31/03/2021`, `31-Mar-2021` and `March 2021`, as cells show it. */
function yearOf(date: string): string | undefined {
  return (/^(\d{4})-\d\d-\d\d$/.exec(date) ?? shownDate.exec(date))?.[1];
}

/** The words that projects may use, from the current content. */
export class ProjectVocabulary {
  readonly products: ProductNames;
  /** The allowed words with their printed forms, by column. */
  readonly choices: ProjectTable["choices"];
  /** The region of each state. */
  readonly regionOf: ReadonlyMap<string, RegionId>;
  readonly #spellings: Spellings;
  readonly #synonyms: readonly Synonym[];
  readonly #suggestions = new Map<string, { word: string | undefined }>();

  constructor(store: EditorStore) {
    const text = (path: string) => String(store.files.read(`content/${path}`) ?? "");
    const group = (path: string): Group => groupOf(valueOf(text(path)));
    const { rooms, clientTypes } = group("pages/projects.yaml");
    const regions = groupOf(group("map.yaml").regions);
    const statesIn = (region: RegionId) => groupOf(regions[region]).states as readonly string[] | undefined;
    this.products = new ProductNames(store.list());
    this.choices = {
      room: groupOf(rooms) as Words,
      clientType: groupOf(clientTypes) as Words,
      sample: { yes: "Sample", no: "Real" },
    };
    this.regionOf = new Map(
      regionIdentifier.options.flatMap((region) => (statesIn(region) ?? []).map((state) => [state, region])),
    );
    this.#spellings = readSpellings(text("spellings.yaml"));
    this.#synonyms = (group("search.yaml").synonyms ?? []) as readonly Synonym[];
  }

  /**
   * Converts a cell of another table to the site's words; an unknown word is kept.
   * @param areaHeading the area's heading, which may contain the unit
   */
  inOwnWords(cell: string, column: string, areaHeading = ""): string {
    const { rooms, clientTypes } = this.#spellings;
    if (column === "location") return withState(cell, [...this.regionOf.keys()], this.#spellings);
    if (column === "area") return withUnit(cell, areaHeading, this.#spellings);
    if (column === "products") return this.products.inPrint(cell);
    if (column === "year") return yearOf(cell) ?? cell;
    const spellings = { room: rooms, clientType: clientTypes, sample: { y: "yes", true: "yes", n: "no", false: "no" } };
    return allowedWord(cell, this.choices[column] ?? {}, spellings[column as keyof typeof spellings] ?? {}) ?? cell;
  }

  /** Rows converted to printed words. */
  inPrint(rows: readonly Cells[]): string[][] {
    return rows.map((row) =>
      row.map((cell, at) => {
        const { name } = projectColumns[at]!;
        return name === "products" ? this.products.inPrint(cell) : (this.choices[name]?.[cell] ?? cell);
      }),
    );
  }

  /** The words of a row that its columns do not allow, and a location without a state. */
  unknownWords(row: Cells, index: number): CellMistake[] {
    const names = Object.values(this.products.printed);
    const states = [...this.regionOf.keys()];
    return projectColumns.flatMap(({ name }, at): CellMistake[] => {
      const cell = (row[at] ?? "").trim();
      const mistake = (word: string, message: string, suggested?: string) => {
        return { row: index, column: name, word, message, suggestion: suggested };
      };
      if (cell === "") return [];
      if (cell.includes("\uFFFD")) return [mistake(cell, "This cell has a damaged character (\uFFFD). Type it again.")];
      if (name === "products") {
        // There are too many to list in the message; the editor offers them all.
        const message = (word: string) =>
          `There is no product ${quoted(word)}. Choose a product or category from the list.`;
        const allowed = Object.fromEntries(names.map((each) => [each, each]));
        const unknown = [...new Set(this.products.unknownIn(cell))];
        return unknown.map((word) => mistake(word, message(word), this.#suggestion(word, allowed, this.#synonyms)));
      }
      if (name === "location" && !this.regionOf.has(stateOf(cell)))
        return [mistake(cell, adviceOnState(cell, states), this.#stateSuggestion(cell, states))];
      const allowed = this.choices[name];
      if (!allowed || Object.hasOwn(allowed, cell)) return [];
      const message = `${quoted(cell)} is not in the list. Choose the closest match.`;
      return [mistake(cell, message, this.#suggestion(cell, allowed, this.#synonyms))];
    });
  }

  /** Cached per word, and limited to more words than anyone would correct one by one. */
  #suggestion(unknown: string, allowed: Words, synonyms: readonly Synonym[] = []): string | undefined {
    const known = this.#suggestions.get(unknown);
    if (known || this.#suggestions.size === mostSuggestions) return known?.word;
    const word = suggestion(unknown, allowed, synonyms);
    this.#suggestions.set(unknown, { word });
    return word;
  }

  #stateSuggestion(location: string, states: readonly string[]): string | undefined {
    const spelled = withState(location, states, this.#spellings);
    if (spelled !== location) return spelled;
    // A city that has the name of its state, such as New Delhi.
    const ofCity = this.#spellings.states[location];
    if (ofCity !== undefined) return `${location}, ${ofCity}`;
    const state = this.#suggestion(stateOf(location), Object.fromEntries(states.map((each) => [each, each])));
    return state && `${location.slice(0, location.lastIndexOf(",") + 1)} ${state}`.trim();
  }
}
