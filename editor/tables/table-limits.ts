import { UnreadableTable } from "./unreadable-table.ts";

/** The size limit of a table file, and the message for a larger one. */
export const limitOfTable = {
  bytes: 10_000_000,
  words:
    "This file has more than 10 MB. Copy the cells that are needed into a new workbook, save it, and choose it again.",
};

export const mostRows = 5000;
export const mostColumns = 60;
export const mostCharacters = 2000;

/** Refuses cells that are too many or too long, with what to do. @throws {UnreadableTable} */
export function limitCells(rows: readonly (readonly string[])[]): void {
  if (rows.length > mostRows)
    throw new UnreadableTable(`This table has more than ${mostRows} rows. Take it in in several parts.`);
  for (const [index, row] of rows.entries()) {
    if (row.findLastIndex((cell) => cell !== "") >= mostColumns)
      throw new UnreadableTable(
        `Row ${index + 1} has more than ${mostColumns} columns. Delete the columns that are not needed, and choose the file again.`,
      );
    const tooLong = row.findIndex((cell) => cell.length > mostCharacters);
    if (tooLong >= 0)
      throw new UnreadableTable(
        `The cell in row ${index + 1}, column ${tooLong + 1} has more than ${mostCharacters} characters. Shorten it, and choose the file again.`,
      );
  }
}
