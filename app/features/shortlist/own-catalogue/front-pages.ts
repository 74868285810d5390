import type { PDFDocument, PDFPage } from "@cantoo/pdf-lib";
import type { CatalogueEntry, OwnCatalogue } from "./plan-own-catalogue.ts";
import { paper, type Pen, type Words } from "./sheet-of-paper.ts";

const { margin, width, height } = paper;
const wide = width - 2 * margin;
const bodyPt = 9;
/** Below this, an entry begins on another page. */
const lowest = 90;

/** Where the columns of the table begin, and how wide they are. */
const columns = {
  number: { x: margin, width: 22 },
  name: { x: margin + 26, width: 164 },
  choices: { x: margin + 204, width: 170 },
  amount: { x: margin + 388, width: 66 },
  page: { x: width - margin - 34, width: 34, alignEnd: true },
};

/** A place on the front pages that leads to a data sheet. */
export interface Leading {
  page: PDFPage;
  rectangle: [number, number, number, number];
  sheet: string;
}

/** The page in the front and the upper edge of what comes next. */
interface Place {
  page: PDFPage;
  y: number;
}

/**
 * Sets the front of the catalogue: whose list it is, when it was made, and its entries.
 * @param pageOf the number of the page on which a data sheet begins, counted without the front
 * @returns the places that lead to data sheets
 */
export async function setFrontPages(
  document: PDFDocument,
  pen: Pen,
  catalogue: OwnCatalogue,
  pageOf: (sheet: string, frontPages: number) => number,
): Promise<Leading[]> {
  let place = await head(document, pen, catalogue);
  const leading: (Leading & { y: number })[] = [];
  for (const entry of catalogue.entries) {
    if (place.y < lowest) place = await tableHead(pen, { page: document.addPage([width, height]), y: height - margin });
    const { page, y } = place;
    const bottom = await setEntry(pen, place, entry);
    pen.rule(page, bottom);
    if (entry.sheet) leading.push({ page, rectangle: [margin, bottom, width - margin, y], sheet: entry.sheet, y });
    place = { page, y: bottom };
  }
  await setFeet(document, pen, catalogue);
  const frontPages = document.getPageCount();
  for (const { page, sheet, y } of leading) {
    await pen.write(page, cell("page", String(pageOf(sheet, frontPages)), y));
  }
  return leading;
}

async function head(document: PDFDocument, pen: Pen, { title, companyName, day }: OwnCatalogue): Promise<Place> {
  const page = document.addPage([width, height]);
  let y = await pen.write(page, {
    text: companyName,
    x: margin,
    y: height - margin,
    width: wide,
    sizePt: 11,
    face: "serif",
  });
  y = await pen.write(page, { text: title, x: margin, y: y - 40, width: wide, sizePt: 30, face: "serif" });
  y = await pen.write(page, { text: day, x: margin, y: y - 8, width: wide, sizePt: bodyPt, quiet: true });
  return tableHead(pen, { page, y: y - 30 });
}

async function tableHead(pen: Pen, { page, y }: Place): Promise<Place> {
  const titles = { number: "No.", name: "Product", choices: "Choices", amount: "Quantity", page: "Page" };
  for (const [column, text] of Object.entries(titles)) {
    await pen.write(page, { ...cell(column as keyof typeof columns, text, y), quiet: true });
  }
  const bottom = y - 26;
  pen.rule(page, bottom);
  return { page, y: bottom };
}

/** Returns the lower edge of the entry. */
async function setEntry(pen: Pen, { page, y }: Place, { number, name, choices, amount, sheet }: CatalogueEntry) {
  const bottoms = [
    await pen.write(page, cell("number", String(number), y)),
    await pen.write(page, cell("name", name, y)),
    await pen.write(page, cell("amount", amount, y)),
  ];
  let lines = y;
  const said = sheet ? choices : [...choices, "No longer in the catalogue"];
  for (const line of said) {
    lines = await pen.write(page, { ...cell("choices", line, lines), y: lines === y ? y - 7 : lines + 2 });
  }
  return Math.min(...bottoms, lines) - 7;
}

/** Who to ask, at the foot of every page of the front. */
async function setFeet(document: PDFDocument, pen: Pen, { contact }: OwnCatalogue): Promise<void> {
  for (const page of document.getPages()) {
    pen.rule(page, 62);
    await pen.write(page, { text: contact, x: margin, y: 56, width: wide, sizePt: 8, quiet: true });
  }
}

function cell(column: keyof typeof columns, text: string, y: number): Words {
  return { ...columns[column], text, y: y - 7, sizePt: bodyPt };
}
