import { sitePages } from "#content/page-registry.ts";
import type { Catalogue, Detail, Figure, Product } from "#content/schema/resolved.ts";
import { chatAddress } from "#app/ui/company-links.ts";
import { cardContent, cardNotes } from "#app/ui/products/card-content.ts";
import { pageTerms } from "#app/ui/terms/page-terms.ts";
import { downloadsOf, type FileSizes } from "#app/features/downloads/index.ts";
import { choicesOfProduct } from "#content/printed/choices.ts";
import { dataSheetPath } from "#content/printed/document-paths.ts";
import { evidenceOf } from "#content/printed/evidence.ts";
import { factLines } from "#content/printed/phrases.ts";
import { trailFromProducts } from "#app/ui/breadcrumb.tsx";
import type { ChoosableProduct } from "#app/features/shortlist/index.ts";

/** A typeset figure. */
export type PrintedFigure = Pick<Figure, "key" | "label" | "term" | "lines" | "sample" | "note">;

/** A figure of the strip below the banner. */
export interface Fact extends Pick<Figure, "key" | "label" | "term" | "sample"> {
  /** A unit after a space is smaller. */
  lines: { value: string; unit?: string }[];
  /** Where to request the figure, if it was not supplied. */
  askPath?: string | undefined;
}

/**
 * Selects the data of a product page. Loaders only.
 * @param bytesOf the size of a file of the site by its address; files without a size are not offered
 * @param revisedOf when the data of a file were last changed, as `2026-01-31`
 */
export function detailPage(
  detail: Detail,
  catalogue: Catalogue,
  bytesOf?: FileSizes,
  revisedOf?: (address: string) => string | undefined,
) {
  const { company, categories, glossary, regions } = catalogue;
  const { product, path, canonicalPath, seo } = detail;
  const category = categories.find(({ id }) => id === detail.category);
  if (!category) throw new Error(`The category ${detail.category} of ${path} does not exist`);
  const related = detail.related.map(cardContent);
  const enquiryPath = `${sitePages.contact.path}?product=${path.slice(1)}`;
  const { name, modelCode, nrc, drawing, pictures, warranty, carousel, colours, patterns, standardUnitSize } = product;
  const { features, advantages, application, installationProcedure } = product;
  return {
    seo,
    canonicalPath,
    /** Category and slug of the page: what is reached as a ceiling stays a ceiling. */
    productId: path.slice(1),
    companyName: company.name.value,
    name,
    modelCode,
    category: { title: category.title, menuLabel: category.menuLabel, path: category.path },
    trail: trailFromProducts(category, { name, path }),
    banner: { ...product.banner, picture: pictures.banner ?? pictures.product, phonePicture: pictures.bannerOnPhones },
    nrc,
    facts: [...product.facts.filter(({ key }) => key !== "nrc").map(factOf), ...missingFacts(product, enquiryPath)],
    pictures: { product: pictures.product, strip: stripOf(pictures), installed: pictures.installed },
    shown: {
      byDefault: carousel.slides,
      upTo1024Px: carousel.slidesUpTo1024Px,
      upTo600Px: carousel.slidesUpTo600Px,
      centrePaddingPx: carousel.centrePaddingPx,
    },
    drawing,
    statements: { product: product.product, features, advantages, application, installationProcedure },
    specifications: product.specifications.map(({ title, figures }) => ({
      title,
      figures: figures.map(printedFigure),
    })),
    /** As supplied, for structured data. */
    suppliedFigures: suppliedFigures(product),
    colours,
    patterns,
    standardUnitSize,
    terms: productTerms(product, glossary),
    evidence: evidenceOf(product),
    choices: choicesOfProduct(product),
    warranty: warranty?.printed.join(", "),
    /** When its data were last changed, as `2026-01-31`. */
    revised: revisedOf?.(dataSheetPath(product)),
    downloads: downloadsOf(product, category, company, bytesOf),
    usedIn: usedIn(product, regions),
    worksWith: detail.worksWith.map(({ name: other, path: to, reason, sample }) => ({
      name: other,
      path: to,
      note: reason,
      sample,
    })),
    related,
    relatedNotes: cardNotes(related),
    contact: {
      enquiryPath,
      call: `tel:${company.phones[0]?.value.replaceAll(" ", "")}`,
      chat: company.chat && chatAddress(company.chat, `Enquiry about the ${name}`),
      /** Telephone and e-mail as printed. */
      onPaper: [...company.phones, ...company.emails].map(({ value }) => value),
      /** Says that these are samples, while they are. */
      sampleNote: catalogue.samples.company ? company.sampleNote : undefined,
    },
  };
}

/** The content of a product page. */
export type DetailPage = ReturnType<typeof detailPage>;

/** The product as it is added to the shortlist. */
export function choosableProduct({ productId, name, choices, colours }: DetailPage): ChoosableProduct {
  return { productId, name, choices, swatches: colours?.swatches ?? [] };
}

/** The projects that name the product, each with the address of its page, or of its row among the projects. */
function usedIn(product: Product, regions: Catalogue["regions"]) {
  const projects = regions.flatMap(({ rows }) => rows).filter(({ products }) => products.includes(product));
  return projects.map(({ project, path, place, year, area, sample }) => ({
    name: project,
    path,
    note: [place, year, area].filter(Boolean).join(" · "),
    sample,
  }));
}

/** The pictures of the strip. A single one does not make a strip, so the product's picture is added. */
function stripOf({ product, carousel }: Product["pictures"]) {
  return carousel.length === 1 && product ? [product, ...carousel] : carousel;
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
  return { key, label, term, lines: printed, sample, note };
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
function suppliedFigures({ specifications }: Product) {
  return specifications
    .flatMap(({ figures }) => figures)
    .filter(({ sample }) => !sample)
    .map(({ label, lines }) => ({ label, lines }));
}
