import type { Product } from "#content/catalogue.ts";
import type { Row } from "./data-sheet.ts";

/** The rows of a product's data sheet, in the order of its page. The NRC is drawn on its scale instead. */
export function productRows(product: Product): Row[] {
  const figures = product.specifications.flatMap((card) => card.figures).filter(({ key }) => key !== "nrc");
  return [
    ...figures.map(({ label, printed, sample, note }) => ({ term: label, lines: printed, note: remark(sample, note) })),
    ...choices(product),
    ...(product.warranty ? [{ term: product.warranty.label, lines: product.warranty.printed }] : []),
  ];
}

/** What is printed below a value: whether it is a sample, and its note. */
function remark(sample: boolean, note: string | undefined): string | undefined {
  return [sample && "Sample value", note].filter(Boolean).join(". ") || undefined;
}

/** The text, marked as a sample if it is one. */
export function markSample({ text, sample }: { text: string; sample: boolean }): string {
  return sample ? `${text} (sample)` : text;
}

function choices({ colours, patterns, standardUnitSize }: Product): Row[] {
  const rows: Row[] = [];
  if (colours) {
    const names = colours.swatches.map(({ name }) => name).join(", ");
    rows.push({ term: "Colours", lines: [names, colours.note ?? ""].filter(Boolean) });
  }
  if (patterns) {
    const names = patterns.items.map(({ name, sample }) => markSample({ text: name, sample }));
    rows.push({ term: patterns.title, lines: [names.join(", ")] });
  }
  const sizes = standardUnitSize?.sizes ?? [];
  if (sizes.length > 0) rows.push({ term: "Standard unit size", lines: sizes });
  return rows;
}
