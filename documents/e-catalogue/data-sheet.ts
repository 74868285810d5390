import { colours, figureColumn, styles } from "../layout.ts";
import type { Sheet, Structure } from "../sheet.ts";
import type { Flow } from "./flow.ts";

/** A row of a data sheet: the term, its values, one on each line, and a note on them. */
export interface Row {
  term: string;
  lines: readonly string[];
  note?: string | undefined;
}

const termWidth = 104;
const gap = 12;
const padding = 3;

const value = { x: figureColumn.x + termWidth + gap, width: figureColumn.width - termWidth - gap };

/** Height in points of a whole data sheet. */
export function dataSheetHeight(sheet: Sheet, rows: readonly Row[]): number {
  return sum(rows.map((row) => rowHeight(sheet, row)));
}

/** Terms and values, separated by hairlines. A row that does not fit starts the next page. */
export function drawDataSheet(flow: Flow, parent: Structure, rows: readonly Row[]): void {
  const { sheet } = flow;
  const table = sheet.structure(parent, "Table");
  for (const row of rows) {
    flow.makeRoomFor(rowHeight(sheet, row));
    drawRow(sheet, table, row, flow.y);
    flow.y += rowHeight(sheet, row);
  }
  sheet.rule(figureColumn.x, flow.y, figureColumn.width, colours.line);
  table.end();
}

function drawRow(sheet: Sheet, table: Structure, { term, lines, note }: Row, y: number): void {
  sheet.rule(figureColumn.x, y, figureColumn.width, colours.line);
  const line = sheet.structure(table, "TR");
  const head = sheet.structure(line, "TH", { scope: "Row" });
  sheet.text(head, "P", term, figureColumn.x, y + padding, termWidth, styles.term);
  head.end();
  const cell = sheet.structure(line, "TD");
  let at = y + padding;
  for (const text of lines) at = sheet.text(cell, "P", text, value.x, at, value.width, styles.value);
  if (note) sheet.text(cell, "P", note, value.x, at, value.width, styles.note);
  cell.end();
  line.end();
}

function rowHeight(sheet: Sheet, { term, lines, note }: Row): number {
  const termHeight = sheet.heightOf(term, termWidth, styles.term);
  const linesHeight = sum(lines.map((line) => sheet.heightOf(line, value.width, styles.value)));
  const noteHeight = note ? sheet.heightOf(note, value.width, styles.note) : 0;
  return Math.max(termHeight, linesHeight + noteHeight) + 2 * padding;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
