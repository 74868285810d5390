import { printArea } from "#content/figures/areas.ts";
import { stateOf } from "#content/load/check-projects.ts";
import { cleanLine } from "#content/text/clean-text.ts";
import {
  columnsAsMatched,
  otherSubjects,
  placeOf,
  projectColumns,
  requiredColumnCount,
  type ProjectColumn,
} from "./project-columns.ts";

type Row = readonly string[];

/** Which columns of a spreadsheet are read. */
export interface ColumnMatching {
  /** The number of the heading row; 0 if there is none. */
  readonly headingRow: number;
  /** The matched columns: `Name of project as Project`, `City and State as Location`. */
  readonly read: readonly string[];
  /** The headings of ignored columns, except numbers of rows. */
  readonly leftOut: readonly string[];
  /** Required columns missing from the spreadsheet. */
  readonly missing: readonly string[];
  /** How many rows are ignored because they contain only a total. */
  readonly totals: number;
}

/** Titles and dates may be above the headings. */
const searchedRows = 20;

/** Columns of every table whose cells may be empty, or have a usual value. */
const maybeEmpty = new Set(["room", "clientType", "sample"]);
const [location, area, products] = [placeOf("location"), placeOf("area"), placeOf("products")];

/**
 * Matches the columns of a project spreadsheet by their headings. Without headings, the columns are read in the editor's order.
 * @returns also the rows below the headings in the editor's column order; only the products keep their line breaks, which separate them
 */
export function matchColumns(table: readonly Row[]): ColumnMatching & { rows: string[][] } {
  const headingRow = table.slice(0, searchedRows).findIndex(isHeadings) + 1;
  const headings = table[headingRow - 1] ?? [];
  const { places, state } =
    headingRow > 0 ? placesIn(headings) : { places: projectColumns.map((_, at) => at), state: -1 };
  const unit = unitIn(headings[places[area]!] ?? "");
  const used = new Set([...places, state]);
  const { total: totals = [], other: filled = [] } = Object.groupBy(
    table.slice(headingRow).filter((row) => row.some((cell) => cell !== "")),
    (row) => (isTotal(row) ? "total" : "other"),
  );
  const width = Math.max(0, ...table.map((row) => row.length));
  return {
    headingRow,
    read: projectColumns.flatMap(({ label }, column) => {
      const at = column === location ? [...new Set([places[column]!, state])] : [places[column]!];
      const names = at.flatMap((place) => headings[place] ?? []).join(" and ");
      return names === "" || names === label ? names || [] : `${names} as ${label}`;
    }),
    leftOut: headings.filter(
      (heading, at) => heading !== "" && !used.has(at) && !rowNumber.test(plainHeading(heading)),
    ),
    missing: projectColumns
      .slice(0, requiredColumnCount)
      .filter(({ name }, at) => !maybeEmpty.has(name) && (places[at]! < 0 || places[at]! >= width))
      .map(({ label }) => label),
    totals: totals.length,
    rows: filled.map((row) =>
      places.map((place, column) => {
        if (column === products) return row[place] ?? "";
        const cell = cleanLine(row[place] ?? "");
        if (column === location) return withState(cell, cleanLine(row[state] ?? ""));
        return column === area ? withUnit(cell, unit) : cell;
      }),
    ),
  };
}

/** `Total` or `Grand total:`, and otherwise only numbers. */
function isTotal(row: Row): boolean {
  const cells = row.map(cleanLine).filter((cell) => cell !== "");
  const words = cells.filter((cell) => !/^\d/.test(cell));
  return words.length === 1 && /^(?:grand |sub[ -]?)?total:?$/i.test(words[0]!);
}

/** The place of each column by its label, or else by the words in a heading that is not about something else. */
function placesIn(headings: Row): { places: number[]; state: number } {
  const words = headings.map(plainHeading);
  const state = words.findIndex((each) => /^(?:state|state name|name of state|state\/ut)$/.test(each));
  const places = projectColumns.map((column) => words.findIndex((each) => isLabel(each, column)));
  // Beside a column of states, the city is the location, not an address.
  const city = state < 0 ? -1 : words.findIndex((each) => /\b(?:city|town)\b/.test(each));
  if (city >= 0) places[location] = city;
  for (const { name, otherHeadings } of columnsAsMatched) {
    const index = placeOf(name);
    const isFree = (at: number) => at !== state && !places.includes(at);
    if (places[index]! >= 0 || !otherHeadings) continue;
    const isNamed = (each: string, at: number) => isFree(at) && otherHeadings.test(each) && !otherSubjects.test(each);
    const plain = words.findIndex((each, at) => isNamed(each, at) && plainHeadings.test(each));
    places[index] = plain >= 0 ? plain : words.findIndex(isNamed);
  }
  return { places, state };
}

function isLabel(heading: string, { name, label }: ProjectColumn): boolean {
  return heading === name.toLowerCase() || heading === label.toLowerCase();
}

/** A heading that no project has as one of its cells: `Name of work`, `Client`, `Type of client`. */
const plainHeadings =
  /^(?:(?:name|type|kind|category) of (?:the )?)?(?:project|work|name|client|customer|company|organi[sz]ation|location|place|city|town|site|state|room|sector|year|year of completion|date of completion|completed|area|size|products?|materials?)(?: (?:name|type|used))?$/;

function isHeadings(row: Row): boolean {
  return row.filter((cell) => plainHeadings.test(plainHeading(cell))).length >= 2;
}

/** `Sr.No.`, `S. No` and `#`. */
const rowNumber = /^(?:(?:s|sl|sr|serial)[\s./]*(?:no|nos|number|n)?|no|#)$/;

/** `Area (sq ft)`, `Area in m²` and `Qty (Sq. Ft.)` as `area`, `Name of Project:` as `name of project`. */
function plainHeading(heading: string): string {
  const words = heading
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/[\s.:*]+$/, "")
    .trim();
  const isArea = unitIn(words) !== undefined && !/^\d|\bper\b/.test(words) && !otherSubjects.test(words);
  return isArea || /\barea\b/.test(words) ? "area" : words;
}

/** A city and its state as one location, unless the city already includes its state: `Mohali, Punjab`. */
function withState(city: string, state: string): string {
  if (city === "" || state === "") return city || state;
  return stateOf(city).toLowerCase() === state.toLowerCase() ? city : `${city}, ${state}`;
}

/** The unit in the heading of the areas, such as `Area (sqft)`; undefined if there is none, or if it is uncertain. */
function unitIn(heading: string): string | undefined {
  const words = heading
    .replaceAll(/\barea\b|[(),:*]/gi, " ")
    .trim()
    .split(/[\s/]+/);
  const at = words.findIndex((_, index) => printArea(`1 ${words.slice(index).join(" ")}`) !== undefined);
  if (at < 0) return undefined;
  const before = words.slice(0, at).join(" ");
  // `Area ('000 sq ft)`, `Area (sq m / sq ft)`
  const isUncertain = /\d|\b(?:hundreds?|thousands?|millions?|crores?)\b/i.test(before) || unitIn(before) !== undefined;
  return isUncertain ? undefined : words.slice(at).join(" ");
}

/** An area with this unit, unless it has its own. */
function withUnit(cell: string, unit: string | undefined): string {
  return printArea(cell) === undefined ? (printArea(`${cell} ${unit}`) ?? cell) : cell;
}
