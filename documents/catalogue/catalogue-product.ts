import { pictureCaption } from "#app/ui/pictures/picture-caption.ts";
import type { Card, Product } from "#content/catalogue.ts";
import type { Illustrations } from "../manuscript.ts";
import {
  colours,
  figureRow,
  patterns,
  printedStatement,
  technicalDrawing,
  type Row,
} from "../product/product-content.ts";

/** The column of pictures, at most 90 mm, at 200 dots per inch. */
const picturePx = { widthPx: 710, heightPx: 568 };
/** The text width, 174 mm, and at most 109 mm high. */
const widePicturePx = { widthPx: 1370, heightPx: 858 };
const drawingWidthPt = 156;
const patternWidthPt = 51;

/** The entry of a product, or a reference to it in the listing of another category. */
export type PrintedProduct = ReturnType<typeof entryOf> | ReturnType<typeof referenceTo>;

/** A category's card in print. A product is printed once, in its own category if the document contains that. */
export function printedProduct(card: Card, inCategory: string, place: Placing): PrintedProduct {
  const { category } = card.product;
  const elsewhere = category !== inCategory && place.categories.includes(category);
  if (elsewhere) return referenceTo(card);
  return entryOf(card, category === inCategory ? card.product.name : card.title, place);
}

/** Collects the pictures and drawings of the entries. */
export interface Placing {
  illustrations: Illustrations;
  /** The origin of the site, for the links to pages. */
  origin: string;
  /** The categories in the document. */
  categories: readonly string[];
}

function entryOf({ product, path }: Card, title: string, { illustrations, origin }: Placing) {
  const picture = product.pictures.product ?? product.pictures.banner ?? product.pictures.carousel[0];
  return {
    kind: "entry" as const,
    id: product.id,
    title,
    target: product.id,
    picture: picture
      ? {
          ...illustrations.picture(picture, picturePx.widthPx, picturePx.heightPx),
          widePath: illustrations.picture(picture, widePicturePx.widthPx, widePicturePx.heightPx).path,
          caption: pictureCaption(picture),
        }
      : null,
    drawing: picture ? null : drawingOf(product, illustrations),
    nrc: product.nrc ?? null,
    statements: product.product.map(printedStatement),
    rows: rowsOf(product),
    // Without finishes there is only a note, which is among the figures.
    colours: product.colours?.swatches.length ? colours(product, illustrations) : null,
    patterns: patterns(product, illustrations, patternWidthPt),
    page: origin + path,
    pageWords: (origin + path).replace(/^https?:\/\//, ""),
  };
}

function referenceTo({ title, product }: Card) {
  return { kind: "reference" as const, title, target: product.id };
}

/** The figures of a product, a note on its colours, its unit sizes and its warranty. The NRC has a separate scale. */
export function rowsOf({ specifications, colours: finishes, standardUnitSize, warranty }: Product): Row[] {
  const figures = specifications.flatMap((card) => card.figures).filter(({ key }) => key !== "nrc");
  const sizes = [...(standardUnitSize?.sizes ?? [])];
  return [
    ...figures.map(figureRow),
    ...(finishes?.note && finishes.swatches.length === 0 ? [{ term: "Colours", lines: [finishes.note] }] : []),
    ...(sizes.length > 0 ? [{ term: "Standard unit size", lines: sizes }] : []),
    ...(warranty ? [figureRow(warranty)] : []),
  ];
}

function drawingOf(product: Product, illustrations: Illustrations) {
  const placed = technicalDrawing(product, illustrations, [drawingWidthPt]);
  return placed && { ...placed.sizes[0], statement: placed.statement };
}
