import { stringify } from "csv-stringify/sync";
import { spreadsheetCell } from "#content/text/spreadsheet-cell.ts";
import type { CatalogueData, DataProduct, ProductData } from "./data-schema.ts";

type DataFigure = DataProduct["figures"][number];

/** For a spreadsheet: UTF-8 with a byte order mark. No cell is read as a formula. */
function toCsv(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(spreadsheetCell)),
    { bom: true, record_delimiter: "windows" },
  );
}

/** A row per product, a column per figure that any product has, in the order of their definitions. */
export function catalogueCsv({ products, licence }: CatalogueData, figureKeys: readonly string[]): string {
  const labels = new Map(products.flatMap(({ figures }) => figures.map(({ key, label }) => [key, label] as const)));
  const keys = figureKeys.filter((key) => labels.has(key));
  const rows = products.map((product) => [
    product.id,
    product.name,
    product.category,
    ...keys.map((key) =>
      product.figures
        .filter((figure) => figure.key === key)
        .map(valueOf)
        .join("; "),
    ),
    product.warranty ? valueOf(product.warranty) : "",
    product.colours.join("; "),
    product.patterns.map(({ name, sample }) => name + sampleMark(sample)).join("; "),
    product.unitSizes.join("; "),
    product.notSupplied.join("; "),
    product.page,
    product.dataSheet,
    product.revised,
    licence,
  ]);
  const before = ["Id", "Name", "Category"];
  const after = ["Warranty", "Colours", "Patterns", "Unit sizes", "Not supplied"];
  const about = ["Page", "Data sheet", "Revised", "Licence"];
  return toCsv([[...before, ...keys.map((key) => labels.get(key) ?? key), ...after, ...about], ...rows]);
}

/** A row per figure of the product, and per missing item. */
export function productCsv({ product, licence }: ProductData): string {
  const figures = [...product.figures, ...(product.warranty ? [product.warranty] : [])];
  return toCsv([
    ["Figure", "Value", "Note"],
    ...figures.map((figure) => [figure.label, valueOf(figure), figure.note ?? ""]),
    ...product.notSupplied.map((label) => [label, "Not supplied", ""]),
    ["Product", product.name, ""],
    ["Page", product.page, ""],
    ["Revised", product.revised, ""],
    ["Licence", licence, ""],
  ]);
}

function valueOf({ lines, sample }: DataFigure): string {
  return lines.join("; ") + sampleMark(sample);
}

function sampleMark(sample: boolean): string {
  return sample ? " (sample value)" : "";
}
