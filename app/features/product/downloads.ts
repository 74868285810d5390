import type { Category, Product } from "#content/schema/resolved.ts";
import type { DownloadFile } from "./product-page-content.ts";

/** The size of a file in bytes by its address; undefined if there is no such file. */
export type FileSizes = (address: string) => number | undefined;

interface Offered {
  name: string;
  kind: string;
  href: string;
}

/** The files of a product that exist, from its own to those of the whole catalogue. */
export function downloadsOf(
  { id }: Pick<Product, "id">,
  category: Pick<Category, "id" | "title" | "count">,
  catalogueFile: { fileName: string },
  bytesOf: FileSizes = () => undefined,
): DownloadFile[] {
  const offered: Offered[] = [
    { name: "Data sheet", kind: "PDF", href: `/documents/${id}-data-sheet.pdf` },
    { name: "Figures as a table", kind: "CSV", href: `/documents/${id}-figures.csv` },
    { name: "Figures as data", kind: "JSON", href: `/documents/${id}-figures.json` },
    { name: category.title, kind: `PDF, ${category.count}`, href: `/documents/${category.id}-catalogue.pdf` },
    { name: "E-catalogue", kind: "PDF, all products", href: `/${catalogueFile.fileName}` },
    { name: "Catalogue as a table", kind: "CSV, all products", href: "/data/catalogue.csv" },
    { name: "Catalogue as data", kind: "JSON, all products", href: "/data/catalogue.json" },
  ];
  return offered.flatMap(({ name, kind, href }) => {
    const bytes = bytesOf(href);
    return bytes === undefined ? [] : [{ name, what: `${kind}, ${sizeInWords(bytes)}`, href }];
  });
}

/** Rounded up, so that nobody waits for more than was promised: `87 kB`, `4.2 MB`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes}\u00A0kB` : `${(Math.ceil(kilobytes / 100) / 10).toFixed(1)}\u00A0MB`;
}
