import type { Cells } from "../messages.ts";

/** Points out that thousands are written with a comma in some cells of a column and without one in others; undefined if they are not. */
export function writtenInTwoWays(rows: readonly Cells[], column: number, label: string): string | undefined {
  const first = (form: RegExp) => {
    const row = rows.findIndex((cells) => form.test(cells[column] ?? ""));
    return row < 0 ? undefined : `“${rows[row]![column]}” in row ${row + 1}`;
  };
  const [plain, separated] = [first(/(?<![\d.,])\d{4}(?![\d,])/), first(/(?<![\d,])\d,\d{3}(?!\d)/)];
  if (!plain || !separated) return undefined;
  return `${label}: thousands are written in two ways, ${plain} and ${separated}. Visitors see them as they are here.`;
}

const thousands = new Intl.NumberFormat("en-IN");

/** A cell with commas in its numbers of four digits and more. */
export function withCommas(cell: string): string {
  return cell.replaceAll(/(?<![\d.,])\d{4,}(?![\d,])/g, (digits) => thousands.format(Number(digits)));
}
