import type { Card, Catalogue, Category } from "#content/schema/resolved.ts";
import { addressOfCategory } from "#app/features/catalogue/index.ts";
import { filesOfCategory, type FileSizes } from "#app/features/downloads/index.ts";
import { cardContent, cardNotes } from "#app/ui/products/card-content.ts";
import { pageTerms } from "#app/ui/terms/page-terms.ts";
import { listingChart } from "./build-chart.ts";
import type { ListingProductsProps } from "./listing-products.tsx";
import type { SingleProductProps } from "./single-product.tsx";

/** The products of a listing, all or those of one tab, with their chart. */
type Products = Pick<ListingProductsProps, "cards" | "single" | "notes"> & { chart: ReturnType<typeof listingChart> };

/**
 * The content of a category page: its products, in tabs if the category has them. Loaders only.
 * @param bytesOf the size of a file of the site by its address
 */
export function listingPage(
  category: Category,
  { company, figures, glossary }: Pick<Catalogue, "company" | "figures" | "glossary">,
  bytesOf: FileSizes = () => undefined,
) {
  const { id, count, cards, tabs, unit } = category;
  const products = tabs.length > 0 ? undefined : listingProducts(cards, figures, unit.one);
  const inTabs = tabs.map((tab) => ({
    id: tab.id,
    label: tab.label,
    products: listingProducts(tab.cards, figures, unit.one),
  }));
  return {
    ...listingFrame(category, company, bytesOf),
    filters: cards.length > 1 ? { label: `Filter and compare ${count}`, path: addressOfCategory(id) } : undefined,
    hasChairs: cards.some(({ product }) => product.drawing?.kind === "chair"),
    products,
    tabs: inTabs,
    terms: pageTerms(glossary, termsOf(products ? [products] : inTabs.map((tab) => tab.products))),
  };
}

/** What surrounds the products of a listing, in either language. */
function listingFrame(category: Category, company: Catalogue["company"], bytesOf: FileSizes) {
  const { path, title, menuLabel, heading, statement, seo, columns, advice } = category;
  return {
    companyName: company.name.value,
    path,
    title,
    menuLabel,
    heading,
    statement,
    seo,
    columns,
    aside: { ...advice, catalogue: catalogueOf(category, company, bytesOf) },
  };
}

/** The catalogue of the category, or of all products if there is none. */
function catalogueOf(category: Category, { catalogueFile }: Catalogue["company"], bytesOf: FileSizes) {
  const [file] = filesOfCategory(category, bytesOf);
  const whole = { label: catalogueFile.label, href: `/${catalogueFile.fileName}` };
  return file ? { label: `These products in one file (${file.what})`, href: file.href } : whole;
}

export type ListingPage = ReturnType<typeof listingPage>;

function listingProducts(cards: readonly Card[], definitions: Catalogue["figures"], unit: string): Products {
  const [first, second] = cards;
  const contents = cards.map(cardContent);
  return {
    cards: contents,
    single: first && !second ? singleProduct(first) : undefined,
    notes: cardNotes(contents),
    chart: listingChart(cards, definitions, unit),
  };
}

function singleProduct({ path, title, figures, product }: Card): SingleProductProps {
  const specified = product.specifications.flatMap((card) => card.figures);
  const keys = new Set(specified.map(({ key }) => key));
  return {
    productId: path.slice(1),
    path,
    name: title,
    figures: [...figures.filter(({ key }) => !keys.has(key)), ...specified].map(({ label, term, printed }) => ({
      label,
      termId: term,
      lines: [...printed],
    })),
    picture: product.pictures.product,
    drawing: product.drawing,
  };
}

/** The glossary terms in charts and in single-product spreads. */
function termsOf(products: readonly Products[]) {
  const charts = products.flatMap(({ chart }) => chart ?? []);
  const figures = products.flatMap(({ single }) => single?.figures ?? []);
  return {
    ids: [
      ...charts.map((chart) => (chart.kind === "axis" ? chart.termId : undefined)),
      ...figures.map(({ termId }) => termId),
    ],
    texts: figures.flatMap(({ lines }) => lines),
  };
}

/**
 * The content of a category page in Hindi: its products, under the names of its tabs if it has them. Loaders only.
 * @param category in Hindi
 */
export function hindiListing(category: Category, { company }: Catalogue, bytesOf: FileSizes) {
  const { cards, tabs } = category;
  const groups = tabs.length > 0 ? tabs : [{ label: undefined, cards }];
  return {
    ...listingFrame(category, company, bytesOf),
    groups: groups.map((group) => ({ label: group.label, cards: group.cards.map(cardContent) })),
    notes: cardNotes(cards.map(cardContent)),
  };
}

export type HindiListingContent = ReturnType<typeof hindiListing>;
