import { NotPossible } from "../store/outcomes.ts";

/** The file cannot be read as a table; the message says why and what to do. */
export class UnreadableTable extends NotPossible {}

/** The size limit of a table file, and the message for a larger one. */
export const limitOfTable = {
  bytes: 10_000_000,
  words:
    "This file is larger than 10 MB. Copy the cells that you need into a new workbook, save it, and choose that file.",
};

export const mostRows = 5000;
export const mostColumns = 60;
export const mostCharacters = 2000;
/**
 * A workbook stores a repeated text once, so a small file can contain hundreds of megabytes of cells. The editor accepts a million
 * characters at once.
 */
const mostCharactersTogether = 1_000_000;

/** Refuses tables with too many, too long or damaged cells, and says what to do. @throws {UnreadableTable} */
export function limitCells(rows: readonly (readonly string[])[]): void {
  if (rows.length > mostRows)
    throw new UnreadableTable(`This table has more than ${mostRows} rows. Import it in several parts.`);
  const together = rows.reduce((sum, row) => row.reduce((ofRow, cell) => ofRow + cell.length, sum), 0);
  if (together > mostCharactersTogether)
    throw new UnreadableTable("This table has more than a million characters. Import it in several parts.");
  for (const [index, row] of rows.entries()) {
    const refuse = (column: number, words: string) => {
      throw new UnreadableTable(`The cell in row ${index + 1}, column ${column + 1} ${words}`);
    };
    if (row.findLastIndex((cell) => cell !== "") >= mostColumns)
      throw new UnreadableTable(
        `Row ${index + 1} has more than ${mostColumns} columns. Delete the columns that you do not need, and choose the file again.`,
      );
    const tooLong = row.findIndex((cell) => cell.length > mostCharacters);
    if (tooLong >= 0)
      refuse(tooLong, `has more than ${mostCharacters} characters. Shorten it, and choose the file again.`);
    const damaged = row.findIndex((cell) => cell.includes("\uFFFD"));
    if (damaged >= 0) refuse(damaged, "has a damaged character (\uFFFD). Correct it, and choose the file again.");
  }
}
