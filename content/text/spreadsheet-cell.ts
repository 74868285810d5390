const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** `-5`, and `+45° to -30°`, with which a spreadsheet cannot calculate. */
const plainFigure = /^(?:-?\d+(?:\.\d+)?|[+-]\d+°(?: to [+-]?\d+°)?)$/;

/** A cell of a CSV file: with an apostrophe before a text that a spreadsheet would read as a formula. A plain figure has none. */
export function spreadsheetCell(text: string): string {
  return formulaStart.test(text) && !plainFigure.test(text) ? `'${text}` : text;
}
