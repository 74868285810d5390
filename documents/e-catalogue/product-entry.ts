import type { Product } from "#content/catalogue.ts";
import { colours, contentWidth, figureColumn, left, nameColumn } from "../paper.ts";
import type { Structure } from "../sheet.ts";
import { dataSheetHeight, drawDataSheet } from "./data-sheet.ts";
import type { Flow } from "./flow.ts";
import { drawNrc, nrcHeight } from "./nrc-scale.ts";
import { markSample, productRows } from "./product-rows.ts";
import { styles } from "./styles.ts";

const spaceAbove = 13;
const spaceBelow = 26;
const statementGap = 2;
const afterStatements = 9;

/**
 * One product: its name and NRC on the left, what it is and its figures on the right.
 * @param onPlaced is told where on the current page the entry begins
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
  const begin = flow.y + spaceAbove;
  const page = sheet.pageNumber;
  sheet.text(parent, "H3", product.name, nameColumn.x, begin - 2, nameColumn.width, styles.name);
  if (product.nrc) drawNrc(sheet, parent, product.nrc, nameColumn.x, begin + nameHeight, nameColumn.width);

  flow.y = begin;
  for (const text of statements) {
    flow.y = sheet.text(parent, "P", text, figureColumn.x, flow.y, figureColumn.width, styles.value) + statementGap;
  }
  if (statements.length > 0) flow.y += afterStatements;
  drawDataSheet(flow, parent, rows);
  const endOfNames = sheet.pageNumber === page ? begin + nameHeight + (product.nrc ? nrcHeight : 0) : 0;
  flow.y = Math.max(flow.y, endOfNames) + spaceBelow;
}
