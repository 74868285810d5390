import type { NrcRange, Product } from "#content/catalogue.ts";
import { colours, contentWidth, figureColumn, left, nameColumn, styles } from "../layout.ts";
import type { Sheet, Structure } from "../sheet.ts";
import { dataSheetHeight, drawDataSheet } from "./data-sheet.ts";
import type { Flow } from "./flow.ts";
import { markSample, productRows } from "./product-rows.ts";

const spaceAbove = 13;
const spaceBelow = 26;
const statementGap = 2;
const afterStatements = 9;
/** Height in points of the NRC with its scale. */
const nrcHeight = 62;

/**
 * The entry of one product: its name and NRC on the left, statements and figures on the right.
 * @param onPlaced is called with the position of the entry on the current page
 */
export function drawProduct(flow: Flow, parent: Structure, product: Product, onPlaced: (y: number) => void): void {
  const { sheet } = flow;
  const rows = productRows(product);
  const statements = product.product.map(markSample);
  const nameHeight = sheet.heightOf(product.name, nameColumn.width, styles.name) + 18;
  const statementsHeight = statements
    .map((text) => sheet.heightOf(text, figureColumn.width, styles.value) + statementGap)
    .reduce((total, height) => total + height, statements.length > 0 ? afterStatements : 0);
  const height = Math.max(nameHeight + (product.nrc ? nrcHeight : 0), statementsHeight + dataSheetHeight(sheet, rows));
  flow.makeRoomFor(spaceAbove + height);

  onPlaced(flow.y);
  sheet.rule(left, flow.y, contentWidth, colours.ink, 0.75);
  const start = flow.y + spaceAbove;
  const page = sheet.pageNumber;
  sheet.text(parent, "H3", product.name, nameColumn.x, start - 2, nameColumn.width, styles.name);
  if (product.nrc) drawNrc(sheet, parent, product.nrc, nameColumn.x, start + nameHeight, nameColumn.width);

  flow.y = start;
  for (const text of statements) {
    flow.y = sheet.text(parent, "P", text, figureColumn.x, flow.y, figureColumn.width, styles.value) + statementGap;
  }
  if (statements.length > 0) flow.y += afterStatements;
  drawDataSheet(flow, parent, rows);
  const endOfNames = sheet.pageNumber === page ? start + nameHeight + (product.nrc ? nrcHeight : 0) : 0;
  flow.y = Math.max(flow.y, endOfNames) + spaceBelow;
}

/** The noise reduction coefficient: its figure, and a scale from 0 to 1, solid to the minimum and dashed to the maximum. */
function drawNrc(sheet: Sheet, parent: Structure, nrc: NrcRange, x: number, y: number, width: number): void {
  const afterTerm = sheet.text(parent, "P", markSample({ text: "NRC", sample: nrc.sample }), x, y, width, styles.term);
  const afterFigure = sheet.text(parent, "P", nrc.printed, x, afterTerm, width, styles.figure);
  const base = afterFigure + 9;
  sheet.rule(x, base, width, colours.scale);
  for (const tick of [0, 0.25, 0.5, 0.75, 1]) {
    const height = tick === 0 || tick === 1 ? 7 : 4;
    sheet.box(x + (width - 0.5) * tick, base - height, 0.5, height, colours.scale);
  }
  sheet.box(x, base - 2.4, width * nrc.minimum, 2.4, colours.oak);
  for (let at = nrc.minimum * width; at < nrc.maximum * width; at += 4) {
    sheet.box(x + at + 2, base - 2.4, Math.min(2, nrc.maximum * width - at), 2.4, colours.oak);
  }
}
