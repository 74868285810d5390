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

/** The column of pictures, 55 mm, at 230 dots per inch. */
const picturePx = { widthPx: 500, heightPx: 400 };
const drawingWidthPt = 156;
const patternWidthPt = 51;

/** The entry of a product, or the reference to it in the listing of another category. */
export type PrintedProduct = ReturnType<typeof entryOf> | ReturnType<typeof referenceTo>;

/** A card of a category as it is printed: the product itself only once, in its own category. */
export function printedProduct(card: Card, inCategory: string, place: Placing): PrintedProduct {
  const own = card.product.category === inCategory;
  return own ? entryOf(card.product, place) : referenceTo(card, place);
}

/** Where entries are put. */
export interface Placing {
  illustrations: Illustrations;
  /** The origin of the site, for the links to pages. */
  origin: string;
  /** The categories that the document has. */
  categories: readonly string[];
}

function entryOf(product: Product, { illustrations, origin }: Placing) {
  const picture = product.pictures.product ?? product.pictures.banner ?? product.pictures.carousel[0];
  return {
    kind: "entry" as const,
    id: product.id,
    title: product.name,
    target: product.id,
    name: product.name,
    picture: picture
      ? {
          ...illustrations.picture(picture, picturePx.widthPx, picturePx.heightPx),
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
    ...pageOf(product, origin),
  };
}

function referenceTo({ title, product }: Card, { origin, categories }: Placing) {
  return {
    kind: "reference" as const,
    title,
    target: product.id,
    inBook: categories.includes(product.category),
    ...pageOf(product, origin),
  };
}

/** The figures of a product, a note on its colours, its unit sizes and its warranty. The NRC has its own scale. */
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
  const { sizes, statement } = technicalDrawing(product, illustrations, [drawingWidthPt]);
  return { ...sizes[0], statement };
}

function pageOf({ path }: Product, origin: string) {
  const page = origin + path;
  return { page, pageWords: page.replace(/^https?:\/\//, "") };
}
