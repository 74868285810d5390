import type { Cells } from "../messages.ts";
import { projectColumns } from "../project-columns.ts";
import { arrangeRows } from "./ask-tables.ts";

/** Cells of one column that were copied, and where they go. */
export interface CopiedColumn {
  readonly cells: readonly string[];
  readonly row: number;
  readonly column: number;
}

/**
 * What was copied as cells for the field that has the focus and for those below it; undefined if it is a single cell, or more than one
 * column, or goes to no field of the table.
 */
export function copiedColumn(text: string, target: EventTarget): CopiedColumn | undefined {
  const field = target instanceof Element ? target.closest<HTMLElement>("[data-row][data-column]") : null;
  // A quotation mark may begin a cell that has a line break in it.
  if (!field || /[\t"]/.test(text)) return undefined;
  const cells = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return cells.length < 2 ? undefined : { cells, row: Number(field.dataset.row), column: Number(field.dataset.column) };
}

/** Rows with copied cells in one of their columns, in the words of the tables. Where there are too few rows, others follow. */
export async function filledDown(rows: readonly Cells[], { cells, row, column }: CopiedColumn): Promise<Cells[]> {
  const places = projectColumns.map((_, index) => (index === column ? 0 : null));
  const copied = cells.map((cell) => [cell.trim()]);
  const { rows: arranged } = await arrangeRows(copied, { places, state: null }, []);
  const count = Math.max(rows.length, row + cells.length);
  return Array.from({ length: count }, (_, index) => {
    const before = rows[index] ?? emptyRow;
    const cell = arranged[index - row]?.[column];
    return cell === undefined ? before : before.with(column, cell);
  });
}

/** A row that is still to be written; a project is no sample unless it says so. */
export const emptyRow: Cells = projectColumns.map(({ name }) => (name === "sample" ? "no" : ""));
