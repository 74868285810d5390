import type { QuantityUnit } from "./category.ts";
import type { Statement } from "./entry.ts";
import type { Evidence } from "./evidence.ts";
import type { ResolvedPicture } from "./picture.ts";
import type { Banner, ProductEntry, SwatchSet } from "./product.ts";
import type { Reading } from "./reading.ts";

/** A printed line split into parts. */
export interface FigurePart {
  /** The whole line. */
  readonly text: string;
  /** Its numbers without their unit; the whole line if it does not end in a unit that all its numbers share. */
  readonly value: string;
  /** The unit as printed (`Kg`) and as in headings (`kg`), and whether there is a space before it. */
  readonly unit?: { readonly printed: string; readonly heading: string; readonly spaced: boolean };
  /** Words allowed instead of a number: `Custom`. */
  readonly open?: true;
}

/** A figure with its label: as supplied (`lines`), typeset (`printed`) and as numbers (`reading`). */
export interface Figure {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly string[];
  readonly printed: readonly string[];
  /** The printed lines in parts. */
  readonly parts: readonly FigurePart[];
  /** The parts of the printed lines, joined by commas, that must not break across lines. */
  readonly unbroken: readonly string[];
  readonly reading: Reading;
  /** The options in it, each as it is printed alone. */
  readonly alternatives: readonly string[];
  readonly sample: boolean;
  readonly note?: string | undefined;
  /** The glossary entry that explains the label. */
  readonly term?: string | undefined;
}

/** A sentence, and its parts that must not break across lines: sizes, and numbers with their units. */
export interface PrintedStatement extends Statement {
  readonly unbroken?: readonly string[];
}

/** A noise reduction coefficient for the NRC bar. A single number is both minimum and maximum. */
export interface NrcRange {
  readonly minimum: number;
  readonly maximum: number;
  readonly printed: string;
  readonly sample: boolean;
}

/** A finish or colour as a tile. `colour` is our approximation for a tile without a picture, not the supplier's. */
export interface ResolvedSwatch {
  readonly name: string;
  readonly picture?: ResolvedPicture | undefined;
  readonly colour?: string | undefined;
}

/** How much of a material its picture shows. */
export interface TileSize extends Readonly<Omit<SwatchSet["tile"], "sample">> {
  readonly sample: boolean;
}

/** The Colours section: tiles, a note, or both. */
export interface Colours {
  readonly title?: string | undefined;
  readonly tile?: TileSize | undefined;
  readonly swatches: readonly ResolvedSwatch[];
  readonly note?: string | undefined;
}

type PatternsEntry = NonNullable<ProductEntry["patterns"]>;

/** One named pattern, printed as supplied. */
export interface Pattern extends Readonly<Omit<PatternsEntry["items"][number], "picture" | "sample">> {
  readonly picture?: ResolvedPicture | undefined;
  readonly sample: boolean;
}

/** The patterns, each with its drawing and, if there is one, a picture of the material. */
export interface Patterns extends Readonly<Omit<PatternsEntry, "tile" | "items">> {
  readonly tile?: TileSize | undefined;
  readonly items: readonly Pattern[];
}

/** A product with everything that its page shows. */
export interface Product extends Readonly<
  Pick<ProductEntry, "name" | "shortName" | "modelCode" | "seo" | "drawing" | "carousel" | "files">
> {
  /** Category and slug: `wallPanels/petPanel`. */
  readonly id: string;
  readonly slug: string;
  readonly category: string;
  /** The address of its own page, which is also the canonical one. */
  readonly path: string;
  /** The units in which visitors request it, the usual one first. */
  readonly quantityUnits: readonly QuantityUnit[];
  readonly banner: Banner;
  /** The key figures, for the strip below the banner. */
  readonly facts: readonly Figure[];
  readonly nrc?: NrcRange | undefined;
  /** Visitors expect a fire class, and none was supplied. */
  readonly lacksFireClass: boolean;
  readonly product: readonly PrintedStatement[];
  readonly specifications: readonly { readonly title: string; readonly figures: readonly Figure[] }[];
  readonly features: readonly PrintedStatement[];
  readonly advantages: readonly PrintedStatement[];
  readonly application: readonly PrintedStatement[];
  readonly installationProcedure: readonly PrintedStatement[];
  readonly colours?: Colours | undefined;
  readonly patterns?: Patterns | undefined;
  readonly standardUnitSize?:
    | { readonly sizes: readonly string[]; readonly guidance: readonly PrintedStatement[] }
    | undefined;
  readonly pictures: {
    readonly banner?: ResolvedPicture | undefined;
    readonly bannerOnPhones?: ResolvedPicture | undefined;
    readonly product?: ResolvedPicture | undefined;
    readonly carousel: readonly ResolvedPicture[];
    readonly installed: readonly ResolvedPicture[];
  };
  readonly warranty?: Figure | undefined;
  readonly evidence: Evidence;
}
