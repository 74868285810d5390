const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/**
 * Rows as CSV for a spreadsheet: UTF-8 with its mark, lines after RFC 4180. A cell that a spreadsheet would take for a formula
 * begins with an apostrophe; a plain number does not.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const harmless = formulaStart.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
