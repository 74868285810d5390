import writeExcelFile from "write-excel-file/node";

/** A spreadsheet with one sheet whose cells are all text, so that no figure is converted to a number or date. */
export async function writeTable(rows: readonly (readonly string[])[], sheet: string): Promise<Uint8Array> {
  const [header = [], ...rest] = rows;
  const widths = header.map((_, column) =>
    Math.min(60, Math.max(...rows.map((row) => (row[column] ?? "").length)) + 2),
  );
  const cells = [
    header.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
    ...rest.map((row) => row.map((value) => (value === "" ? null : { value, type: String, format: "@" }))),
  ];
  const columns = widths.map((width) => ({ width }));
  const written = writeExcelFile(cells, { sheet, columns, stickyRowsCount: 1 });
  return new Uint8Array(await written.toBuffer());
}
