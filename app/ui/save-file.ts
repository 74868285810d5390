import { spreadsheetCell } from "#content/text/spreadsheet-cell.ts";

/** Rows as CSV for a spreadsheet: UTF-8 with a byte order mark, lines as in RFC 4180. No cell is read as a formula. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const harmless = spreadsheetCell(text);
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Makes the browser save text as a CSV file. */
export function saveCsv(name: string, text: string): void {
  saveFile(name, new Blob([text], { type: "text/csv;charset=utf-8" }));
}

/** Makes the browser save a file that the page has generated. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Rounded up, so that no download is larger than stated: `87 kB`, `4.2 MB`. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes}\u00A0kB` : `${(Math.ceil(kilobytes / 100) / 10).toFixed(1)}\u00A0MB`;
}
