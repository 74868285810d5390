import { sitePages } from "#content/page-registry.ts";
import type {
  Catalogue,
  Detail,
  Figure,
  Product,
  Category,
  Colours,
  NrcRange,
  Patterns,
} from "#content/schema/resolved.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { chatAddress } from "#app/ui/company-links.ts";
import { cardContent, cardNotes } from "#app/ui/products/card-content.ts";
import { pageTerms, type PageTerm } from "#app/ui/terms/page-terms.ts";
import { downloadsOf, type FileSizes, type ProductDownloads } from "#app/features/downloads/index.ts";
import { choicesOfProduct, type ProductChoices } from "#content/printed/choices.ts";
import { dataSheetPath } from "#content/printed/document-paths.ts";
import { evidenceOf, type PageEvidence } from "#content/printed/evidence.ts";
import { factLines } from "#content/printed/phrases.ts";
import { trailFromProducts, type Crumb } from "#app/ui/breadcrumb.tsx";
import type { ChoosableProduct } from "#app/features/shortlist/index.ts";
import type { DrawingData } from "#content/schema/drawing.ts";
import type { Seo } from "#content/schema/entry.ts";
import type { Banner } from "#content/schema/product.ts";
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
interface UsedIn {
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

/**
 * Picks from the catalogue what a product page shows. Loaders only.
 * @param bytesOf the size of a file of the site by its address; files without a size are not offered
 * @param revisedOf when the data of a file were last changed, as `2026-01-31`
 */
export function detailPage(
  detail: Detail,
  catalogue: Catalogue,
  bytesOf?: FileSizes,
  revisedOf?: (address: string) => string | undefined,
): DetailPage {
  const { company, categories, glossary, regions } = catalogue;
  const { product, path, canonicalPath, seo } = detail;
  const category = categories.find(({ id }) => id === detail.category);
  if (!category) throw new Error(`The category ${detail.category} of ${path} does not exist`);
  const related = detail.related.map(cardContent);
  const enquiryPath = `${sitePages.contact.path}?product=${product.id}`;
  const { name, modelCode, nrc, drawing, pictures, warranty, carousel } = product;
  return {
    seo,
    canonicalPath,
    productId: product.id,
    companyName: company.name.value,
    name,
    modelCode,
    category: { title: category.title, menuLabel: category.menuLabel, path: category.path },
    trail: trailFromProducts(category, { name, path }),
    banner: { ...product.banner, picture: pictures.banner ?? pictures.product, phonePicture: pictures.bannerOnPhones },
    nrc,
    facts: [...product.facts.filter(({ key }) => key !== "nrc").map(factOf), ...missingFacts(product, enquiryPath)],
    pictures: { product: pictures.product, strip: stripOf(pictures), installed: [...pictures.installed] },
    shown: {
      byDefault: carousel.slides,
      upTo1024Px: carousel.slidesUpTo1024Px,
      upTo600Px: carousel.slidesUpTo600Px,
      centrePaddingPx: carousel.centrePaddingPx,
    },
    drawing,
    statements: {
      product: [...product.product],
      features: [...product.features],
      advantages: [...product.advantages],
      application: [...product.application],
      installationProcedure: [...product.installationProcedure],
    },
    specifications: product.specifications.map(({ title, figures }) => ({
      title,
      figures: figures.map(printedFigure),
    })),
    suppliedFigures: suppliedFigures(product),
    colours: product.colours,
    patterns: product.patterns,
    standardUnitSize: product.standardUnitSize && {
      sizes: [...product.standardUnitSize.sizes],
      guidance: [...product.standardUnitSize.guidance],
    },
    terms: productTerms(product, glossary),
    evidence: evidenceOf(product),
    choices: choicesOfProduct(product),
    warranty: warranty?.printed.join(", "),
    revised: revisedOf?.(dataSheetPath(product)),
    downloads: downloadsOf(product, category, company, bytesOf),
    usedIn: usedIn(product, regions),
    related,
    relatedNotes: cardNotes(related),
    contact: {
      enquiryPath,
      call: `tel:${company.phones[0]?.value.replaceAll(" ", "")}`,
      chat: chatAddress(company.chat, `Enquiry about the ${name}`),
      onPaper: [...company.phones, ...company.emails].map(({ value }) => value),
      sampleNote: catalogue.samples.company ? company.sampleNote : undefined,
    },
  };
}

function usedIn(product: Product, regions: Catalogue["regions"]): UsedIn[] {
  const projects = regions.flatMap(({ rows }) => rows).filter(({ products }) => products.includes(product));
  return projects.map(({ project, path, place, year, area, sample }) => ({
    name: project,
    path,
    note: [place, year, area].filter(Boolean).join(" · "),
    sample,
  }));
}

/** The pictures of the strip. A single one is no strip, so the product's picture is added. */
function stripOf({ product, carousel }: Product["pictures"]): ResolvedPicture[] {
  return carousel.length === 1 && product ? [product, ...carousel] : [...carousel];
}

function factOf(figure: Figure): Fact {
  const { key, label, term, sample } = figure;
  return { key, label, term, lines: factLines(figure), sample };
}

/** Important figures that the supplier has not given. */
function missingFacts({ lacksFireClass }: Product, enquiryPath: string): Fact[] {
  if (!lacksFireClass) return [];
  const askPath = `${enquiryPath}&ask=fireClass`;
  return [{ key: "fireClass", label: "Fire class", term: "fire-class", lines: [], sample: false, askPath }];
}

function printedFigure({ key, label, term, printed, sample, note }: Figure): PrintedFigure {
  return { key, label, term, lines: [...printed], sample, note };
}

function productTerms(product: Product, glossary: Catalogue["glossary"]) {
  const figures = product.specifications.flatMap((card) => card.figures);
  const { rows, bands } = evidenceOf(product);
  return pageTerms(glossary, {
    ids: [...[...figures, ...rows].map(({ term }) => term), bands && "absorption-coefficient"],
    texts: [...figures.flatMap(({ printed }) => printed), product.colours?.note ?? ""],
  });
}

/** The supplied figures, each once. */
function suppliedFigures({ specifications }: Product): DetailPage["suppliedFigures"] {
  return specifications
    .flatMap(({ figures }) => figures)
    .filter(({ sample }) => !sample)
    .map(({ label, lines }) => ({ label, lines: [...lines] }));
}
