import type { Category, Product } from "../schema/resolved.ts";

/** The address of a product's data sheet, which other sites may link to. */
export function dataSheetPath({ id }: Pick<Product, "id">): string {
  return `/documents/${id}-data-sheet.pdf`;
}

/** The addresses of a product's specification text. */
export function specificationTextPaths({ id }: Pick<Product, "id">): { docx: string; txt: string } {
  return { docx: `/documents/${id}-specification.docx`, txt: `/documents/${id}-specification.txt` };
}

/** The address of the PDF of one category. */
export function categoryCataloguePath({ id }: Pick<Category, "id">): string {
  return `/documents/${id}-catalogue.pdf`;
}
