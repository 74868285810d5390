import { expect, test } from "vitest";
import { workbookWith } from "../testing/workbook.ts";
import { readTable } from "./read-table.ts";
import { UnreadableTable } from "./unreadable-table.ts";

const cell = (place: string) => `<c r="${place}"><v>1</v></c>`;
const rowsTo = (count: number, row: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index + 1)).join("");

test("a spreadsheet or a column of places that somebody else has made is read", async () => {
  const sheet = workbookWith(`<row r="2">${cell("B2")}</row>`);
  expect(await readTable(sheet)).toEqual([
    ["", ""],
    ["", "1"],
  ]);
  expect(await readTable(Buffer.from("Kota, Rajasthan\nPune, X"), ["Rajasthan", "X"])).toEqual([
    ["Kota, Rajasthan"],
    ["Pune, X"],
  ]);
});

/** A workbook whose directory says that its sheet has ten bytes. */
function lyingWorkbook(): Buffer {
  const bytes = workbookWith(" ".repeat(10_000_000));
  bytes.writeUInt32LE(10, bytes.lastIndexOf("PK\u0001\u0002") + 24);
  return bytes;
}

test.each([
  ["names row 300,000,000", () => workbookWith('<row r="300000000"></row>'), /names the place 300000000, .*Copy/],
  [
    "names column AAAAAAA",
    () => workbookWith(`<row r="1">${cell("AAAAAAA1")}</row>`),
    /names the place AAAAAAA1, .*Copy/,
  ],
  [
    "fills five thousand rows to the last column",
    () => workbookWith(rowsTo(5000, (row) => `<row r="${row}">${cell(`XFD${row}`)}</row>`)),
    /too much time or memory\. Copy/,
  ],
  [
    "is small and unpacks to sixty megabytes",
    () => workbookWith(" ".repeat(60_000_000)),
    /larger than 50 MB when it is unpacked\. Copy/,
  ],
  ["unpacks to more than it says", lyingWorkbook, /cannot be read\. Save it again/],
  ["is more than ten megabytes", () => Buffer.alloc(10_000_001, "a,"), /more than 10 MB\. Copy/],
  [
    "has more than five thousand rows",
    () => Buffer.from(rowsTo(5001, (row) => `${row},a\n`)),
    /more than 5000 rows\. Take it in in several parts/,
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
])("a table that %s is refused with what to do, and the editor lives", async (_, bytes, message) => {
  const table = readTable(bytes());
  await expect(table).rejects.toThrow(UnreadableTable);
  await expect(table).rejects.toThrow(message);
});
