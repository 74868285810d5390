import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { workbookWith, zipWith } from "../testing/workbook.ts";
import { readTable } from "./read-table.ts";
import { tableIn } from "./table-in.ts";
import { UnreadableTable } from "./table-limits.ts";

const cell = (place: string, value = "1") => `<c r="${place}"><v>${value}</v></c>`;
const rowsTo = (count: number, row: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index + 1)).join("");

test("cells of a workbook without a known value are reported with row and column", async () => {
  const rows =
    '<row r="2"><c r="A2" t="e"><v>#REF!</v></c><c r="B2"><f>1+1</f></c><c r="C2" t="str"><f>A9</f><v></v></c></row>';
  const after = '<mergeCells count="1"><mergeCell ref="A3:B3"/></mergeCells>';
  const { unread } = await tableIn(workbookWith(`<row r="1">${cell("A1")}</row>${rows}`, { after }));
  expect(unread.map(({ message }) => message)).toEqual([
    "Row 2, column A has an error, #REF!.",
    "Row 2, column B has a formula without a result. Open the file in Excel and save it again.",
    "Row 3, column A has merged cells: only the first one is read.",
  ]);
});

test("numbers are read as their cells show them, even if all elements have a namespace prefix", async () => {
  const format = '<numFmt numFmtId="170" formatCode="0.0&quot; mm&quot;"/>';
  const styles = `<numFmts>${format}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="170"/></cellXfs>`;
  const numbers = '<c r="A1" s="1"><v>0.9</v></c><c r="B1" s="2"><v>12</v></c>';
  const rows = `<row r="1" hidden="1">${numbers}<c r="C1" t="e"><v>#REF!</v></c></row>`;
  const more = { styles, hidden: `<row r="1">${cell("A1")}</row>`, comments: '<comment ref="A1" authorId="0"/>' };
  const read = await tableIn(workbookWith(rows, { ...more, prefix: "x" }));
  expect(read).toEqual(await tableIn(workbookWith(rows, more)));
  expect(read.rows[0]).toMatchObject({ 0: "0.90", 1: "12.0 mm" });
});

test.each(["<v></v>", "<v/>", "<v />", ""])(
  "a formula that a program wrote with %j as its result is reported",
  async (result) => {
    const rows = `<row r="1">${cell("A1")}</row><row r="2"><c r="A2"><f>B2*2</f>${result}</c></row>`;
    const { unread } = await readTable(workbookWith(rows));
    expect(unread.map(({ message }) => message)).toEqual([
      "Row 2, column A has a formula without a result. Open the file in Excel and save it again.",
    ]);
  },
);

test("of many unknown values the first are named, and the others counted", async () => {
  const rows = rowsTo(4000, (row) => `<row r="${row}">${cell(`A${row}`)}<c r="B${row}" t="e"><v>#REF!</v></c></row>`);
  const { unread } = await readTable(workbookWith(rows));
  expect(unread).toHaveLength(21);
  expect(unread[19]?.message).toBe("Row 20, column B has an error, #REF!.");
  expect(unread[20]?.message).toBe("And 3980 more cells to check.");
});

test("a date that may be a number, and a comment, are reported with row and column", async () => {
  const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
  const text = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const date = (place: string) => `<c r="${place}" s="1"><v>45999</v></c>`;
  const headings = `<row r="1">${text("A1", "Value")}${text("B1", "Completed")}</row>`;
  const rows = `${headings}<row r="2">${date("A2")}${date("B2")}</row>`;
  const { unread } = await tableIn(workbookWith(rows, { styles, comments: '<comment ref="B1" authorId="0"/>' }));
  expect(unread.map(({ message }) => message)).toEqual([
    "Row 2, column A has a date, 2025-12-08. If it should be a number or a range, format the cell as text and type it again.",
    "Row 1, column B has a comment, which is not read.",
  ]);
});

test("digits that the format of a cell raises stay raised, and text that is struck out is reported", async () => {
  const run = (format: string, text: string) => `<r><rPr>${format}</rPr><t>${text}</t></r>`;
  const raised = '<vertAlign val="superscript"/>';
  const rich = (place: string, ...runs: string[]) => `<c r="${place}" t="inlineStr"><is>${runs.join("")}</is></c>`;
  const shared = [
    `<si>${run("", "R &amp; D 450 m")}${run(raised, "2")}</si>`,
    `<si>${run("<strike/>", "0.80")}${run('<strike val="0"/>', " 0.85")}</si>`,
  ];
  const rows =
    `<row r="1"><c r="A1" t="s"><v>0</v></c>${rich("B1", run("", "10"), run(raised, "-5"), run("", "&#937;"))}</row>` +
    `<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>7</v></c><c r="C2" s="0"><v>8</v></c></row>`;
  const styles =
    "<fonts><font/><font><strike/></font></fonts>" +
    '<cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/></cellXfs>';
  for (const prefix of [undefined, "x"]) {
    const { rows: read, unread } = await tableIn(workbookWith(rows, { shared, styles, prefix }));
    expect(read).toEqual([
      ["R & D 450 m²", "10⁻⁵Ω", ""],
      ["0.80 0.85", "7", "8"],
    ]);
    expect(unread.map(({ message }) => message)).toEqual([
      "Row 2, column A has text that is struck out, which is read like the rest.",
      "Row 2, column B has text that is struck out, which is read like the rest.",
    ]);
  }
});

test("rows hidden by a filter, and hidden columns, are read and reported as hidden", async () => {
  const rows = rowsTo(4, (row) => `<row r="${row}"${row > 2 ? ' hidden="1"' : ""}>${cell(`B${row}`)}</row>`);
  const after = '<cols><col min="2" max="3" hidden="1"/><col min="5" max="16384" hidden="1"/></cols>';
  const { rows: read, unread } = await tableIn(workbookWith(rows, { after }));
  expect(read).toHaveLength(4);
  expect(unread).toEqual([
    { row: 4, message: "Column B is hidden in the spreadsheet, but will be imported too." },
    { row: 4, message: "Rows 3, 4 are hidden in the spreadsheet, but will be imported too." },
  ]);
});

const fixture = (name: string) => readTable(readFileSync(`editor/testing/${name}`));

test("figures and areas that Excel stores with 17 digits are read as it shows them", async () => {
  const figures = await fixture("figures-as-excel-stores-them.xlsx");
  expect(figures.rows.slice(1).map((row) => row[3])).toEqual(["0.83", "0.033", "0.9"]);
  const projects = await fixture("projects-as-excel-stores-them.xlsx");
  expect(projects.rows.slice(1).map((row) => row.slice(5, 7))).toEqual([
    ["2022", "850.1"],
    ["2023", "1250.55"],
    ["2021", "64"],
  ]);
});

test.each(["1", "true"])(
  "dates that count from 1904, stated as %s, are read as the spreadsheet shows them",
  async (stated) => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>';
    const rows = '<row r="1"><c r="A1" s="1"><v>42824</v></c></row>';
    const properties = `<workbookPr date1904="${stated}"/>`;
    expect((await tableIn(workbookWith(rows, { styles, properties }))).rows).toEqual([["2021-03-31"]]);
  },
);

test("a hidden first sheet is not read", async () => {
  const { rows } = await fixture("projects-behind-hidden-sheet.xlsx");
  expect(rows.map(([first]) => first)).toEqual(["Project", "Town hall", "Music school"]);
});

test("a table in Windows-1252 is read with its letters and signs", async () => {
  const { rows } = await fixture("projects-windows-1252.csv");
  expect(rows.slice(1).map((row) => [row[0], row[6]])).toEqual([
    ["Café Señorita – foyer", "850 m²"],
    ["Palais d’Été", "420 m²"],
  ]);
});

test("a table in the encoding of older Macs is refused instead of read with other letters", async () => {
  const bytes = Buffer.from("Project,Location\nH\x99tel,Caf\x8E\n", "latin1");
  await expect(tableIn(bytes)).rejects.toThrow(/Some letters of this file cannot be read/);
});

test.each([
  ["semicolons", Buffer.from('Project;Location\n"Hall, large";"Pune, Maharashtra"\n')],
  ["tabs and a byte order mark", Buffer.from("\uFEFFProject\tLocation\r\nHall, large\tPune, Maharashtra")],
  [
    "UTF-16 in the other order",
    Buffer.from("\uFEFFProject\tLocation\nHall, large\tPune, Maharashtra", "utf16le").swap16(),
  ],
  ["a stated separator", Buffer.from('\uFEFFsep=;\r\nProject;Location\r\n"Hall, large";"Pune, Maharashtra"')],
  ["bars", Buffer.from("Project|Location\nHall, large|Pune, Maharashtra")],
  ["UTF-16", Buffer.from("\uFEFFProject\tLocation\nHall, large\tPune, Maharashtra", "utf16le")],
])("text with %s is read", async (_, bytes) => {
  expect((await tableIn(bytes)).rows).toEqual([
    ["Project", "Location"],
    ["Hall, large", "Pune, Maharashtra"],
  ]);
});

test("a tab in a quoted cell does not separate", async () => {
  const { rows } = await tableIn(Buffer.from('Project,Location\n"Hall\tA",Pune\n'));
  expect(rows[1]).toEqual(["Hall\tA", "Pune"]);
});

/** A workbook whose directory claims that its sheet has a hundred bytes. */
function lyingWorkbook(): Buffer {
  const bytes = workbookWith(`<row r="1">${cell("A1")}</row>${" ".repeat(10_000_000)}`);
  bytes.writeUInt32LE(100, bytes.lastIndexOf("PK\u0001\u0002") + 24);
  return bytes;
}

test.each([
  ["names row 300,000,000", () => workbookWith('<row r="300000000"></row>'), /refers to the cell 300000000, .*Copy/],
  [
    "fills five thousand rows to the last column",
    () => workbookWith(rowsTo(5000, (row) => `<row r="${row}">${cell(`XFD${row}`)}</row>`)),
    /too much time or memory to read\. Copy/,
  ],
  ["is more than ten megabytes", () => Buffer.alloc(10_000_001, "a,"), /larger than 10 MB\. Copy/],
])("a file that %s is refused with what to do, and the editor survives", async (_, bytes, message) => {
  await expect(readTable(bytes())).rejects.toThrow(message);
});

test.each([
  [
    "names column AAAAAAA",
    () => workbookWith(`<row r="1">${cell("AAAAAAA1")}</row>`),
    /refers to the cell AAAAAAA1, .*Copy/,
  ],
  [
    "is small and unpacks to sixty megabytes",
    () => workbookWith(" ".repeat(60_000_000)),
    /larger than 50 MB when unpacked\. Copy/,
  ],
  ["unpacks to more than it says", lyingWorkbook, /cannot be read\. Save it again/],
  [
    "has more than five thousand rows",
    () => Buffer.from(rowsTo(5001, (row) => `${row},a\n`)),
    /more than 5000 rows\. Import it in several parts/,
  ],
  [
    "repeats long texts up to more than a million characters",
    () => Buffer.from(`${"d".repeat(2000)}\n`.repeat(501)),
    /more than a million characters\. Import it in several parts/,
  ],
  [
    "has more than sixty columns",
    () => Buffer.from(`a\n${"a,".repeat(61)}`),
    /Row 2 has more than 60 columns\. Delete/,
  ],
  [
    "has a very long cell",
    () => Buffer.from(`a,b\nc,${"d".repeat(2001)}`),
    /row 2, column 2 has more than 2000 characters\. Shorten/,
  ],
  ["is an old workbook", () => Buffer.from("D0CF11E0A1B11AE1", "hex"), /old workbook \(\.xls\)\. Open it in Excel/],
  [
    "has a password",
    () => Buffer.concat([Buffer.from("D0CF11E0", "hex"), Buffer.from("EncryptedPackage", "utf16le")]),
    /Remove the password/,
  ],
  [
    "is from LibreOffice",
    () => zipWith({ mimetype: "application/vnd.oasis.opendocument.spreadsheet", "content.xml": "<table/>" }),
    /OpenDocument file \(\.ods\)\. Open it/,
  ],
  ["is from Numbers", () => zipWith({ "Index/Document.iwa": "" }), /Export it from Numbers/],
  ["is a Word document", () => zipWith({ "word/document.xml": "" }), /Copy its table/],
  ["is a web page named .xls", () => Buffer.from("\r\n<html><table><tr><td>Project"), /web page\. Open it/],
  ["is a PDF", () => Buffer.from("%PDF-1.7"), /Copy its table/],
  ["is a picture", () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), /is not a spreadsheet/],
  ["is empty", () => Buffer.from("\n\n"), /is empty/],
  ["has letters in another encoding", () => Buffer.from([0x41, 0x2c, 0x81, 0x8d]), /save it again as “CSV UTF-8”/],
  [
    "is UTF-8 with a broken letter",
    () => Buffer.concat([Buffer.from("सभागार,Café\n"), Buffer.from([0xe0, 0xa4]), Buffer.from(",b")]),
    /letters of this file cannot be read/,
  ],
  ["has a damaged character", () => Buffer.from("a,b\nCaf\uFFFD,c"), /row 2, column 1 has a damaged character/],
])("a table that %s is refused with what to do", async (_, bytes, message) => {
  const table = tableIn(bytes());
  await expect(table).rejects.toThrow(UnreadableTable);
  await expect(table).rejects.toThrow(message);
});

test("of several visible sheets, the one that the owner chooses is read, and without a choice none", async () => {
  const sheetOf = (place: string) => `<row r="1">${cell(place)}</row>`;
  const workbook = workbookWith(sheetOf("A1"), { visible: sheetOf("B1") });
  const named = workbookWith(sheetOf("A1"), { visible: sheetOf("B1"), names: ["Owner's list", "P &amp; Q"] });
  expect(await tableIn(named)).toMatchObject({ sheets: ["Owner's list", "P & Q"] });
  expect(await tableIn(workbook, "Gone")).toMatchObject({ rows: [], sheets: ["A", "Other"] });
  expect(await tableIn(workbook, "A")).toMatchObject({ rows: [["1"]] });
  expect(await readTable(workbook, "Other")).toMatchObject({ rows: [["", "1"]] });
});
