import type { Cells } from "../messages.ts";
import { projectColumns } from "../project-columns.ts";

/** What becomes of rows that come of projects that are already in the table. */
export type Repeating = "leave" | "change" | "add";

/** A row that comes, of a project that is there. */
export interface RepeatedRow {
  /** Which of the projects there. */
  readonly at: number;
  /** The project with what the row says of it. */
  readonly cells: Cells;
  readonly isDifferent: boolean;
}

const [project, location, year] = ["project", "location", "year"].map((name) =>
  projectColumns.findIndex((column) => column.name === name),
) as [number, number, number];

/**
 * Tells rows that come of projects that are there from those of others. A project is known by its name and its location; where one
 * of the two has no location, by its name and its year, because many projects have names such as “Auditorium”.
 * @param given whether the other table has each of our columns; an empty cell says nothing either
 */
export function tellRepeated(coming: readonly Cells[], there: readonly Cells[], given: readonly boolean[]) {
  const known = Map.groupBy(there.keys(), (at) => plain(there[at]?.[project]));
  const fresh: Cells[] = [];
  const repeated: RepeatedRow[] = [];
  for (const row of coming) {
    const named = plain(row[project]) === "" ? [] : (known.get(plain(row[project])) ?? []);
    const at =
      named.find((each) => isSamePlace(row, there[each]!)) ?? named.find((each) => isSameYear(row, there[each]!));
    const present = at === undefined ? undefined : there[at];
    if (at === undefined || !present) {
      fresh.push(row);
      continue;
    }
    const isNews = (cell: string, column: number) =>
      given[column] === true && cell !== "" && plain(cell) !== plain(present[column]);
    const cells = projectColumns.map((_, column) => {
      const cell = row[column] ?? "";
      return isNews(cell, column) ? cell : (present[column] ?? "");
    });
    repeated.push({ at, cells, isDifferent: row.some(isNews) });
  }
  return { fresh, repeated };
}

function isSamePlace(one: Cells, other: Cells): boolean {
  return plain(one[location]) !== "" && plain(one[location]) === plain(other[location]);
}

function isSameYear(one: Cells, other: Cells): boolean {
  const isPlaced = plain(one[location]) !== "" && plain(other[location]) !== "";
  return !isPlaced && plain(one[year]) !== "" && plain(one[year]) === plain(other[year]);
}

function plain(cell = ""): string {
  return cell.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
