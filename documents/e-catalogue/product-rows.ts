import type { Product } from "#content/catalogue.ts";
import type { Row } from "./data-sheet.ts";

/** What a product's data sheet states, in the order of its page. The NRC stands beside the sheet, on its scale. */
export function productRows(product: Product): Row[] {
  const figures = product.specifications.flatMap((card) => card.figures).filter(({ key }) => key !== "nrc");
  return [
    ...figures.map(({ label, printed, note }) => ({ term: label, lines: printed, note })),
    ...choices(product),
    ...(product.warranty ? [{ term: "Warranty", lines: [product.warranty] }] : []),
  ];
}

function choices({ colours, patterns, standardUnitSize }: Product): Row[] {
  const rows: Row[] = [];
  if (colours) {
    const names = colours.swatches.map(({ name }) => name).join(", ");
    rows.push({ term: "Colours", lines: [names, colours.note ?? ""].filter(Boolean) });
  }
  if (patterns) rows.push({ term: patterns.title, lines: [patterns.items.map(({ name }) => name).join(", ")] });
  const sizes = standardUnitSize?.sizes ?? [];
  if (sizes.length > 0) rows.push({ term: "Standard unit size", lines: sizes });
  return rows;
}
