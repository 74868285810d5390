import { printedCompany, type PrintedCompany } from "#app/ui/company-links.ts";
import { missingEvidence } from "#content/printed/evidence.ts";
import { nameOnPage } from "#content/printed/phrases.ts";
import type { Catalogue, Product, NrcRange, Pages } from "#content/schema/resolved.ts";
import type { ComparedQuantity, Figures } from "./comparison/comparison.ts";
import type { OnRequest } from "./comparison/comparison-rows.ts";
import { smallPictureOf, type ThumbnailProduct } from "#app/ui/pictures/small-picture.tsx";
import { pageTerms, type PageTerm } from "#app/ui/terms/page-terms.ts";
import { comparedFigures, Meanings, evidenceQuantities, figureRows, type FigureRow } from "./compared-figures.ts";

/** A product as the comparison shows it. */
export interface ComparableProduct extends ThumbnailProduct {
  /** Category and slug. */
  id: string;
  path: string;
  /** The title of its category. */
  category: string;
  figures: Figures;
  /** For the scale of its absorption. */
  nrc?: Pick<NrcRange, "minimum" | "maximum"> | undefined;
  onRequest: OnRequest;
}

/** Everything that can be compared, and the page's text. */
export interface ComparePageContent {
  /** In the order of the catalogue. */
  products: ComparableProduct[];
  /** Products by other pages that show them, with their names there, and by their former addresses. */
  aliases: Record<string, { product: string; name?: string }>;
  quantities: ComparedQuantity[];
  terms: PageTerm[];
  categories: { name: string; path: string; count: string }[];
  company: PrintedCompany;
  words: Pick<Pages["compare"], "empty" | "one" | "marks">;
}

/** Selects the data that a comparison may need. Loaders only. */
export function comparePage(content: Catalogue): ComparePageContent {
  const { company, categories, details, formerAddresses, glossary, pages } = content;
  const meanings = new Meanings();
  const rows = figureRows(content.figures);
  const listed = new Set(categories.flatMap(({ cards }) => cards.map(({ product }) => product)));
  const products = [...listed].map((product) => comparableProduct(product, content, rows, meanings));
  const given = new Set(products.flatMap(({ figures }) => Object.keys(figures)));
  const quantities = comparedQuantities(rows).filter(({ id }) => given.has(id));
  const { empty, one, marks } = pages.compare;
  return {
    products,
    aliases: Object.fromEntries([
      ...details
        .filter(({ path, canonicalPath }) => path !== canonicalPath)
        .map((detail) => [detail.path.slice(1), { product: detail.product.id, name: nameOnPage(detail, categories) }]),
      ...formerAddresses.moved.flatMap(({ from, to }) =>
        details.filter(({ path }) => path === to).map(({ product }) => [from.slice(1), { product: product.id }]),
      ),
    ]),
    quantities,
    terms: pageTerms(glossary, { ids: quantities.map(({ term }) => term), texts: [] }),
    categories: categories.map(({ menuLabel, path, count }) => ({ name: menuLabel, path, count })),
    company: printedCompany(company),
    words: { empty, one, marks },
  };
}

function comparableProduct(
  product: Product,
  { categories }: Catalogue,
  rows: readonly FigureRow[],
  meanings: Meanings,
): ComparableProduct {
  const { id, path, name, category, drawing, nrc } = product;
  const picture = smallPictureOf(product);
  const figures = comparedFigures(
    product,
    categories.flatMap(({ cards }) => cards),
    rows,
    meanings,
  );
  return {
    id,
    path,
    name,
    category: categories.find((each) => each.id === category)?.title ?? "",
    ...(picture ? { picture } : { drawing }),
    figures,
    nrc: nrc && { minimum: nrc.minimum, maximum: nrc.maximum },
    onRequest: missingEvidence(product),
  };
}

/** Every possible row: figures, options and evidence. */
function comparedQuantities(rows: readonly FigureRow[]): ComparedQuantity[] {
  const choice = "Options and warranty";
  const figures = rows.map(({ quantity }) => quantity);
  return [
    ...figures.filter(({ group }) => group !== choice),
    { id: "colours", label: "Colours", group: choice },
    { id: "patterns", label: "Patterns", group: choice },
    ...figures.filter(({ group }) => group === choice),
    ...evidenceQuantities,
  ];
}
