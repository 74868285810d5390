import { evidenceOf, onRequest } from "#content/printed/evidence.ts";
import { tileRemark } from "#content/printed/phrases.ts";
import { scaleStatement } from "#app/drawings/scale-statement.ts";
import type { Figure, PrintedStatement, Product, ResolvedSwatch, Catalogue } from "#content/catalogue.ts";
import type { Illustrations, Placed } from "../manuscript.ts";

/** A row of a table of figures. */
export interface Row {
  term: string;
  lines: string[];
  /** Small print below the value. */
  note?: string | undefined;
  /** The supplier has not given the value. */
  missing?: boolean;
}

/** A finish with its picture, or with its colour if there is none. */
export interface PrintedSwatch {
  name: string;
  picture?: Placed | undefined;
  colour?: string | undefined;
}

/** The side of a tile in pixels: 9 mm at 250 dots per inch. */
const tilePx = 88;
const noBreak = "\u00A0";

/** The model code of a product, unless its name contains it. */
export function ownModelCode({ name, modelCode }: Pick<Product, "name" | "modelCode">): string | undefined {
  return modelCode === name.replaceAll(" ", "") ? undefined : modelCode;
}

/** The text, marked as a sample if it is one. */
export function markSample({ text, sample }: { text: string; sample: boolean }): string {
  return sample ? `${text} (sample)` : text;
}

/** A sentence as printed: sizes stay on one line, and a sample is marked. */
export function printedStatement(statement: PrintedStatement): string {
  return keepTogether(markSample(statement), statement.unbroken);
}

/** A figure as a row of a table. */
export function figureRow({ label, printed, unbroken, sample, note }: Figure): Row {
  return { term: label, lines: printed.map((line) => keepTogether(line, unbroken)), note: remark(sample, note) };
}

/** The specifications as tables with their titles. */
export function specifications(product: Product): { title: string; rows: Row[] }[] {
  return product.specifications.map(({ title, figures }) => ({ title, rows: figures.map(figureRow) }));
}

/** The warranty, and the evidence that a consultant asks for; missing items are marked. */
export function evidenceRows(product: Product): Row[] {
  const rows = evidenceOf(product).rows.map(({ label, value }) => ({
    term: label,
    lines: [value ?? onRequest],
    missing: value === undefined,
  }));
  return [...(product.warranty ? [figureRow(product.warranty)] : []), ...rows];
}

/** The finishes, the note on them, and how much of the material each tile shows. */
export function colours({ colours: given }: Product, illustrations: Illustrations) {
  if (!given) return null;
  const { title = "Colours", swatches, note, tile } = given;
  const screen = "Colours in print may not match the material.";
  return {
    title,
    swatches: swatches.map((swatch) => printedSwatch(swatch, illustrations)),
    note: note ?? null,
    remark: swatches.length > 0 ? [tile && tileRemark(tile), screen].filter(Boolean).join(" ") : "",
  };
}

function printedSwatch({ name, picture, colour }: ResolvedSwatch, illustrations: Illustrations): PrintedSwatch {
  return { name, colour, picture: picture && { ...illustrations.picture(picture, tilePx, tilePx), alt: name } };
}

/** The patterns, each drawn at the same width and therefore at the same scale. */
export function patterns({ patterns: given }: Product, illustrations: Illustrations, widthPt: number) {
  if (!given) return null;
  const { title, items, note } = given;
  return {
    title,
    items: items.map((item) => ({
      name: item.name,
      drawing: illustrations.drawing(item.drawing, item.name, widthPt),
      lines: [
        item.description,
        item.drawing.toScale && !item.drawing.sample ? undefined : scaleStatement(item.drawing),
        remark(item.sample, item.note),
      ].filter((line) => line !== undefined),
    })),
    remark: note ?? "",
  };
}

/** The drawing of the product at several widths, with its statement of scale; null if it has none. */
export function technicalDrawing({ drawing, name }: Product, illustrations: Illustrations, widthsPt: number[]) {
  if (!drawing) return null;
  return {
    sizes: widthsPt.map((widthPt) => ({ ...illustrations.drawing(drawing, name, widthPt), widthPt })),
    statement: scaleStatement(drawing),
    note: drawing.note ?? null,
  };
}

/** The small print below a value: its sample mark, and its note. */
function remark(sample: boolean, note: string | undefined): string | undefined {
  return [sample && "Sample value", note].filter(Boolean).join(". ") || undefined;
}

function keepTogether(text: string, parts: readonly string[] = []): string {
  return parts.reduce((line, part) => line.replaceAll(part, part.replaceAll(" ", noBreak)), text);
}

/** The addresses of a product's pages, its own first: some panels are also listed as ceilings. */
export function pagesOf(product: Product, { details }: Catalogue, origin: string): string[] {
  const others = details.filter(({ product: { id }, path }) => id === product.id && path !== product.path);
  return [product.path, ...others.map(({ path }) => path)].map((path) => origin + path);
}

/**
 * Telephone, e-mail and pages of the site, each as a link.
 * @param term the label of the pages
 */
export function contactRows({ company }: Catalogue, term: string, pages: readonly string[]) {
  return [
    {
      term: "Telephone",
      lines: company.phones.map(({ value }) => ({ text: value, href: `tel:${value.replaceAll(" ", "")}` })),
    },
    { term: "E-mail", lines: company.emails.map(({ value }) => ({ text: value, href: `mailto:${value}` })) },
    { term, lines: pages.map((page) => ({ text: page, href: page })) },
  ];
}
