import type { PDFDocument, PDFPage } from "@cantoo/pdf-lib";
import type { CatalogueEntry, OwnCatalogue } from "./plan-own-catalogue.ts";
import { paper, type Pen, type Words } from "./sheet-of-paper.ts";
import type { Tag, Tags } from "./tags.ts";

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
  /** Its words for assistive technology. */
  tag: Tag;
  name: string;
  page: PDFPage;
  rectangle: [number, number, number, number];
  sheet: string;
}

/** What the cells of the table are for assistive technology. */
type Cells = Record<keyof typeof columns, Tag>;

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
  tags: Tags,
  catalogue: OwnCatalogue,
  pageOf: (sheet: string, frontPages: number) => number,
): Promise<Leading[]> {
  const start = await head(document, pen, tags, catalogue);
  const table = tags.add(tags.whole, "Table");
  let place = await tableHead(pen, start, rowOf(tags, table, "TH"));
  const leading: (Leading & { y: number; pageCell: Tag })[] = [];
  for (const entry of catalogue.entries) {
    // The head of the table is read once.
    if (place.y < lowest) place = await tableHead(pen, { page: document.addPage([width, height]), y: height - margin });
    const { page, y } = place;
    const row = rowOf(tags, table, "TD");
    const { name, sheet } = entry;
    const tag = sheet ? tags.add(row.name, "Link") : row.name;
    const bottom = await setEntry(pen, place, entry, { ...row, name: tag });
    pen.rule(page, bottom);
    const rectangle: Leading["rectangle"] = [margin, bottom, width - margin, y];
    if (sheet) leading.push({ page, rectangle, sheet, y, tag, name, pageCell: row.page });
    place = { page, y: bottom };
  }
  await setFeet(document, pen, tags, catalogue);
  const frontPages = document.getPageCount();
  for (const { page, sheet, y, pageCell } of leading) {
    await pen.write(page, { ...cell("page", String(pageOf(sheet, frontPages)), y), tag: pageCell });
  }
  return leading;
}

function rowOf(tags: Tags, table: Tag, kind: "TH" | "TD"): Cells {
  const row = tags.add(table, "TR");
  const add = () => tags.add(row, kind);
  return { number: add(), name: add(), choices: add(), amount: add(), page: add() };
}

async function head(
  document: PDFDocument,
  pen: Pen,
  tags: Tags,
  { title, companyName, day }: OwnCatalogue,
): Promise<Place> {
  const page = document.addPage([width, height]);
  let y = await pen.write(page, {
    text: companyName,
    x: margin,
    y: height - margin,
    width: wide,
    sizePt: 11,
    face: "serif",
    tag: tags.add(tags.whole, "P"),
  });
  y = await pen.write(page, {
    text: title,
    x: margin,
    y: y - 40,
    width: wide,
    sizePt: 30,
    face: "serif",
    tag: tags.add(tags.whole, "H1"),
  });
  y = await pen.write(page, {
    text: day,
    x: margin,
    y: y - 8,
    width: wide,
    sizePt: bodyPt,
    quiet: true,
    tag: tags.add(tags.whole, "P"),
  });
  return { page, y: y - 30 };
}

async function tableHead(pen: Pen, { page, y }: Place, cells?: Cells): Promise<Place> {
  const titles = { number: "No.", name: "Product", choices: "Choices", amount: "Quantity", page: "Page" };
  for (const [column, text] of Object.entries(titles)) {
    const key = column as keyof typeof columns;
    await pen.write(page, { ...cell(key, text, y), quiet: true, tag: cells?.[key] });
  }
  const bottom = y - 26;
  pen.rule(page, bottom);
  return { page, y: bottom };
}

/** Returns the lower edge of the entry. */
async function setEntry(
  pen: Pen,
  { page, y }: Place,
  { number, name, choices, amount, sheet }: CatalogueEntry,
  cells: Cells,
) {
  const bottoms = [
    await pen.write(page, { ...cell("number", String(number), y), tag: cells.number }),
    await pen.write(page, { ...cell("name", name, y), tag: cells.name }),
    await pen.write(page, { ...cell("amount", amount, y), tag: cells.amount }),
  ];
  let lines = y;
  const said = sheet ? choices : [...choices, "No longer in the catalogue"];
  for (const line of said) {
    const at = { ...cell("choices", line, lines), y: lines === y ? y - 7 : lines + 2 };
    lines = await pen.write(page, { ...at, tag: cells.choices });
  }
  return Math.min(...bottoms, lines) - 7;
}

/** Who to ask, at the foot of every page of the front. */
async function setFeet(document: PDFDocument, pen: Pen, tags: Tags, { contact }: OwnCatalogue): Promise<void> {
  for (const [index, page] of document.getPages().entries()) {
    pen.rule(page, 62);
    const tag = index === 0 ? tags.add(tags.whole, "P") : undefined;
    await pen.write(page, { text: contact, x: margin, y: 56, width: wide, sizePt: 8, quiet: true, tag });
  }
}

function cell(column: keyof typeof columns, text: string, y: number): Words {
  return { ...columns[column], text, y: y - 7, sizePt: bodyPt };
}
