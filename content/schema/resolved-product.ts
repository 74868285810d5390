import type { QuantityUnit } from "./category.ts";
import type { DrawingData } from "./drawing.ts";
import type { Seo, Statement } from "./entry.ts";
import type { Evidence } from "./evidence.ts";
import type { ResolvedPicture } from "./picture.ts";
import type { Banner, CarouselSlides } from "./product.ts";
import type { Reading } from "./reading.ts";

/** A printed line in the parts in which it is set. */
export interface FigurePart {
  /** The whole line. */
  readonly text: string;
  /** Its numbers without their unit; the whole line where it does not end in the one unit of all its numbers. */
  readonly value: string;
  /** The unit as printed (`Kg`) and as it heads a row or a column (`kg`), and whether a space stands before it. */
  readonly unit?: { readonly printed: string; readonly heading: string; readonly spaced: boolean };
  /** Words that stand for any number: `Custom`. */
  readonly open?: true;
}

/** A figure with its label: as supplied (`lines`), as set in type (`printed`) and as read into numbers (`reading`). */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly printed: readonly string[];
  /** The printed lines in parts. */
  readonly parts: readonly FigurePart[];
  /** What stays on one line of the printed lines, which are separated by commas. */
  readonly unbroken: readonly string[];
  readonly reading: Reading;
  readonly sample: boolean;
  readonly note?: string | undefined;
  /** The glossary entry that explains the label. */
  readonly term?: string | undefined;
}

/** A sentence, and what of it stays on one line: sizes, and numbers with their units. */
export interface PrintedStatement extends Statement {
  readonly unbroken?: readonly string[];
}

/** A noise reduction coefficient read for the NRC bar. One supplied number is both minimum and maximum. */
export interface NrcRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly printed: string;
  readonly sample: boolean;
}

/** A finish or colour as a tile. `colour` is a sample for a tile without a picture, not the supplier's. */
export interface ResolvedSwatch {
  readonly name: string;
  readonly picture?: ResolvedPicture | undefined;
  readonly colour?: string | undefined;
}

/** How much of a material its picture shows. */
export interface TileSize {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly sample: boolean;
}

/** The Colours section: tiles, a note, or both. */
export interface Colours {
  readonly title?: string | undefined;
  readonly tile?: TileSize | undefined;
  readonly swatches: readonly ResolvedSwatch[];
  readonly note?: string | undefined;
}

/** One named pattern, printed as supplied. */
export interface Pattern {
  readonly name: string;
  readonly description?: string | undefined;
  readonly drawing: DrawingData;
  readonly picture?: ResolvedPicture | undefined;
  readonly sample: boolean;
  readonly note?: string | undefined;
}

/** The patterns, each drawn and, where there is one, as a picture of the material. */
export interface Patterns {
  readonly title: string;
  readonly tile?: TileSize | undefined;
  readonly items: readonly Pattern[];
  readonly note?: string | undefined;
}

/** A product with everything its page shows. */
export interface Product {
  /** Category and slug: `wallPanels/petPanel`. */
  readonly id: string;
  readonly slug: string;
  readonly category: string;
  /** The address of its own page, which is also the canonical one. */
  readonly path: string;
  readonly name: string;
  readonly shortName: string;
  readonly modelCode?: string | undefined;
  readonly seo: Seo;
  /** Units in which visitors say how much they need, the usual one first. */
  readonly quantityUnits: readonly QuantityUnit[];
  readonly banner: Banner;
  /** The figures that decide, for the strip under the banner. */
  readonly facts: readonly Figure[];
  readonly nrc?: NrcRange | undefined;
  readonly product: readonly PrintedStatement[];
  readonly specifications: readonly { readonly title: string; readonly figures: readonly Figure[] }[];
  readonly features: readonly PrintedStatement[];
  readonly advantages: readonly PrintedStatement[];
  readonly application: readonly PrintedStatement[];
  readonly installationProcedure: readonly PrintedStatement[];
  readonly colours?: Colours | undefined;
  readonly patterns?: Patterns | undefined;
  readonly standardUnitSize?:
    { readonly sizes: readonly string[]; readonly guidance: readonly PrintedStatement[] } | undefined;
  /** The technical view, which also stands where there is no picture. */
  readonly drawing: DrawingData;
  readonly pictures: {
    readonly banner?: ResolvedPicture | undefined;
    readonly product?: ResolvedPicture | undefined;
    readonly carousel: readonly ResolvedPicture[];
    readonly installed: readonly ResolvedPicture[];
  };
  readonly carousel: CarouselSlides;
  readonly warranty?: Figure | undefined;
  readonly evidence: Evidence;
}
