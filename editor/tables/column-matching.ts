import { printArea } from "#content/figures/areas.ts";
import { stateOf } from "#content/load/check-projects.ts";
import { cleanLine } from "#content/text/clean-text.ts";
import { placeOf, projectColumns, requiredColumnCount, stateHeadings } from "./project-columns.ts";

type Row = readonly string[];

/** Which columns of a spreadsheet are read. */
export interface ColumnMatching {
  /** The number of the heading row; 0 if there is none. */
  readonly headingRow: number;
  /** The matched columns: `Name of project as Project`. */
  readonly read: readonly string[];
  /** The headings of ignored columns. */
  readonly leftOut: readonly string[];
  /** Required columns missing from the spreadsheet. */
  readonly missing: readonly string[];
}

/** Titles and dates may be above the headings. */
const searchedRows = 20;
const leastHeadings = 2;
const [location, area, products] = [placeOf("location"), placeOf("area"), placeOf("products")];

/**
 * Matches the columns of a project spreadsheet by their headings. Without headings, the columns are read in the editor's order.
 * @returns also the rows below the headings in the editor's column order; only the products keep their line breaks, which separate them
 */
export function matchColumns(table: readonly Row[]): ColumnMatching & { rows: string[][] } {
  const headingRow = table.slice(0, searchedRows).findIndex((row) => namedBy(row) >= leastHeadings) + 1;
  const headings = table[headingRow - 1] ?? [];
  const { places, state } =
    headingRow > 0 ? placesIn(headings) : { places: projectColumns.map((_, at) => at), state: -1 };
  const used = new Set([...places, state]);
  const filled = table.slice(headingRow).filter((row) => row.some((cell) => cell !== ""));
  const width = Math.max(0, ...table.map((row) => row.length));
  return {
    headingRow,
    read: headings.flatMap((heading, at) => {
      const column = projectColumns[at === state ? location : places.indexOf(at)];
      if (!used.has(at) || !column) return [];
      return [heading === column.label ? heading : `${heading} as ${column.label}`];
    }),
    leftOut: headings.filter((heading, at) => heading !== "" && !used.has(at)),
    missing: projectColumns
      .slice(0, requiredColumnCount)
      .filter(({ name }, at) => name !== "sample" && (places[at]! < 0 || places[at]! >= width))
      .map(({ label }) => label),
    rows: filled.map((row) =>
      places.map((place, column) => {
        if (column === products) return row[place] ?? "";
        const cell = cleanLine(row[place] ?? "");
        if (column === location) return withState(cell, cleanLine(row[state] ?? ""));
        return column === area ? withUnit(cell, headings[place] ?? "") : cell;
      }),
    ),
  };
}

function placesIn(headings: Row): { places: number[]; state: number } {
  const words = headings.map(plainHeading);
  const state = words.findIndex((each) => stateHeadings.includes(each));
  const places = projectColumns.map(({ name, label, otherHeadings }) => {
    const known = new Set([name.toLowerCase(), label.toLowerCase(), ...otherHeadings]);
    // Beside a column of states, the city is the location, not an address.
    const city = name === "location" && state >= 0 ? words.findIndex((each) => each === "city" || each === "town") : -1;
    return city >= 0 ? city : words.findIndex((each) => known.has(each));
  });
  return { places, state };
}

function namedBy(row: Row): number {
  const { places, state } = placesIn(row);
  return [...places, state].filter((place) => place >= 0).length;
}

/** `Area (sq ft)` and `Area in m²` as `area`, `Name of Project:` as `name of project`. */
function plainHeading(heading: string): string {
  const words = heading
    .toLowerCase()
    .replaceAll(/\s+/g, " ")
    .replace(/[\s.:*]+$/, "")
    .trim();
  return /\barea\b/.test(words) ? "area" : words;
}

/** A city and its state as one location, unless the city already includes its state: `Mohali, Punjab`. */
function withState(city: string, state: string): string {
  if (city === "" || state === "") return city || state;
  return stateOf(city).toLowerCase() === state.toLowerCase() ? city : `${city}, ${state}`;
}

/** An area with the unit in its heading, such as `Area (sqft)`, unless it has its own. */
function withUnit(cell: string, heading: string): string {
  const unit = heading.replace(/^.*\barea\b[\s,:(]*(?:in\b)?/i, "").replaceAll(/[\s)]+$/g, "");
  return printArea(cell) === undefined ? (printArea(`${cell} ${unit}`) ?? cell) : cell;
}
