import { evidenceOf, onRequest } from "#content/printed/evidence.ts";
import { pictureCaption } from "#app/ui/pictures/picture-caption.ts";
import { factLines } from "#content/printed/phrases.ts";
import type { Catalogue, Product } from "#content/catalogue.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Illustrations, type DrawSvg, type PlannedManuscript } from "../manuscript.ts";
import {
  contactRows,
  colours,
  evidenceRows,
  ownModelCode,
  pagesOf,
  patterns,
  printedStatement,
  specifications,
  technicalDrawing,
} from "../product/product-content.ts";
import { shortHash } from "../product/revision.ts";
import { qrSvg } from "../pictures.ts";

/**
 * Pictures have 200 dots per inch. A wide one is as wide as the text, 174 mm, and at most 109 mm high. A narrow one is
 * beside the text and 84 mm wide.
 */
const widePicture = { widthPx: 1370, heightPx: 858 };
const narrowWidthPx = 661;
/** Pictures with at least this aspect ratio are full-width. */
const wideFrom = 1.6;
/** The template uses the first width at which the drawing fits its page. */
const drawingWidthsPt = [380, 340, 310, 280, 255, 230, 190, 160];
/** The width of the pattern column, and the space between patterns. */
const patternColumnPt = 380;
const patternGutterPt = 11;

export interface SheetSettings {
  draw: DrawSvg;
  /** The origin of the site, for links and the QR code. */
  origin: string;
  /** The day on which the data was last changed, as `2026-01-31`. */
  revised: string;
}

/** Builds the content of a product's data sheet, from the data of its page only. */
export function planDataSheet(product: Product, catalogue: Catalogue, settings: SheetSettings): PlannedManuscript {
  const { draw, origin, revised } = settings;
  const { company, samples } = catalogue;
  const illustrations = new Illustrations(draw);
  const pageAddress = origin + product.path;
  const facts = product.facts.filter(({ key }) => key !== "nrc");
  const data = {
    title: `${product.name}, data sheet`,
    description: product.seo.description,
    name: product.name,
    modelCode: ownModelCode(product) ?? null,
    nrc: product.nrc ?? null,
    facts: [
      ...facts.map((figure) => ({
        label: figure.label,
        lines: factLines(figure),
        sample: figure.sample,
        missing: "",
      })),
      ...(product.lacksFireClass ? [{ label: "Fire class", lines: [], sample: false, missing: onRequest }] : []),
    ],
    statements: product.product.map(printedStatement),
    specifications: specifications(product),
    colours: colours(product, illustrations),
    patterns: placePatterns(product, illustrations),
    sizes: (product.standardUnitSize?.sizes ?? []).concat(
      product.standardUnitSize?.guidance.map(printedStatement) ?? [],
    ),
    application: product.application.map(printedStatement),
    bands: evidenceOf(product).bands ?? [],
    warranty: product.warranty !== undefined,
    evidence: evidenceRows(product),
    company: { name: company.name.value },
    contact: contactRows(catalogue, "This product", pagesOf(product, catalogue, origin)),
    sampleNote: samples.company || samples.pictures ? company.sampleNote : null,
    page: { href: pageAddress },
  };
  const content = {
    ...data,
    revised,
    hash: shortHash({ ...data, drawing: product.drawing }),
    pictures: choicesOfPicture(product).map((picture) => placePicture(picture, illustrations)),
    drawing: technicalDrawing(product, illustrations, drawingWidthsPt),
    qr: illustrations.svg(qrSvg(pageAddress)),
  };
  return { template: "data-sheet.typ", content, illustrations };
}

/** Patterns in rows of three if that leaves no gap, otherwise of four. */
function placePatterns(product: Product, illustrations: Illustrations) {
  const columns = (product.patterns?.items.length ?? 0) % 3 === 0 ? 3 : 4;
  const widthPt = (patternColumnPt - (columns - 1) * patternGutterPt) / columns;
  const placed = patterns(product, illustrations, widthPt);
  return placed && { ...placed, columns };
}

/** The template uses the first picture, unless the sheet fits its first page only with the second. */
function choicesOfPicture({ pictures: { banner, product, carousel } }: Product): ResolvedPicture[] {
  const first = banner ?? product ?? carousel[0];
  if (!first) return [];
  return product && isWide(first) && !isWide(product) ? [first, product] : [first];
}

function isWide({ width, height }: ResolvedPicture): boolean {
  return width / height >= wideFrom;
}

function placePicture(picture: ResolvedPicture, illustrations: Illustrations) {
  const wide = isWide(picture);
  const { widthPx, heightPx } = wide ? widePicture : narrowPicture(picture);
  return { ...illustrations.picture(picture, widthPx, heightPx), caption: pictureCaption(picture), wide };
}

/** Aspect ratios from 4 : 5 to 4 : 3. */
function narrowPicture({ width, height }: ResolvedPicture) {
  const proportion = Math.min(Math.max(height / width, 3 / 4), 5 / 4);
  return { widthPx: narrowWidthPx, heightPx: Math.round(narrowWidthPx * proportion) };
}
