import type { ProductDownloads } from "#app/features/downloads/index.ts";
import type { ChoosableProduct } from "#app/features/shortlist/index.ts";
import type { ProductChoices } from "#content/printed/choices.ts";
import type { PageEvidence } from "#content/printed/evidence.ts";
import type { DrawingData } from "#content/schema/drawing.ts";
import type { Seo } from "#content/schema/entry.ts";
import type { Banner } from "#content/schema/product.ts";
import type { Category, Colours, NrcRange, Patterns } from "#content/schema/resolved.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import type { PageTerm } from "#app/ui/terms/page-terms.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";

/** A typeset figure. */
export interface PrintedFigure {
  key: string;
  label: string;
  /** The glossary entry that explains the label. */
  term?: string | undefined;
  lines: string[];
  sample: boolean;
  note?: string | undefined;
}

/** A figure of the strip below the banner. */
export interface Fact {
  key: string;
  label: string;
  /** The glossary entry that explains the label. */
  term?: string | undefined;
  /** A unit after a space is smaller. */
  lines: { value: string; unit?: string }[];
  sample: boolean;
  /** Where to request the figure, if it was not supplied. */
  askPath?: string | undefined;
}

/** A sentence that may be a sample. */
export interface PageStatement {
  text: string;
  /** The parts that must not break across lines. */
  unbroken?: readonly string[] | undefined;
  sample: boolean;
  note?: string | undefined;
}

/** A project in which the product was used. */
export interface UsedIn {
  name: string;
  /** Its own page, or its row among the projects. */
  path: string;
  /** Its location, and its year and area if they are known. */
  note: string;
  sample: boolean;
}

/** The content of a product page. */
export interface DetailPage {
  seo: Seo;
  canonicalPath: string;
  /** Category and slug of the product itself. */
  productId: string;
  companyName: string;
  name: string;
  modelCode?: string | undefined;
  category: Pick<Category, "title" | "menuLabel" | "path">;
  trail: Crumb[];
  banner: Banner & { picture?: ResolvedPicture | undefined; phonePicture?: ResolvedPicture | undefined };
  nrc?: NrcRange | undefined;
  facts: Fact[];
  pictures: { product?: ResolvedPicture | undefined; strip: ResolvedPicture[]; installed: ResolvedPicture[] };
  shown: { byDefault: number; upTo1024Px: number; upTo600Px: number; centrePaddingPx: number };
  drawing: DrawingData | undefined;
  statements: Record<"product" | "features" | "advantages" | "application" | "installationProcedure", PageStatement[]>;
  specifications: { title: string; figures: PrintedFigure[] }[];
  /** As supplied, for structured data. */
  suppliedFigures: { label: string; lines: string[] }[];
  colours?: Colours | undefined;
  patterns?: Patterns | undefined;
  standardUnitSize?: { sizes: string[]; guidance: PageStatement[] } | undefined;
  /** The glossary terms that the page mentions. */
  terms: PageTerm[];
  evidence: PageEvidence;
  /** The options for the visitor's list. */
  choices: ProductChoices;
  warranty?: string | undefined;
  /** When its data were last changed, as `2026-01-31`. */
  revised?: string | undefined;
  downloads: ProductDownloads;
  /** The projects that name the product. */
  usedIn: UsedIn[];
  related: ProductCardContent[];
  /** Notes on the values and pictures of the related products. */
  relatedNotes: string[];
  contact: {
    enquiryPath: string;
    call: string;
    chat: string;
    /** Telephone and e-mail as printed. */
    onPaper: string[];
    /** Says that these are samples, while they are. */
    sampleNote?: string | undefined;
  };
}

/** The product as it is added to the shortlist. */
export function choosableProduct({ productId, name, choices, colours }: DetailPage): ChoosableProduct {
  return { productId, name, choices, swatches: colours?.swatches ?? [] };
}
