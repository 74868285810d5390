import type { Company } from "#content/schema/company.ts";
import type { Card, Catalogue, Category } from "#content/schema/resolved.ts";
import { cardContent, cardNotes } from "#app/ui/products/card-content.ts";
import { pageTerms } from "#app/ui/terms/page-terms.ts";
import { listingChart } from "./build-chart.ts";
import type { ListingAsideProps } from "./listing-aside.tsx";
import type { ListingProductsProps } from "./listing-products.tsx";
import type { SingleProductProps } from "./single-product.tsx";

type Products = Pick<ListingProductsProps, "cards" | "single" | "notes"> & { chart: ReturnType<typeof listingChart> };

/** The products of a listing, or of one of its tabs, with their chart. */
export function listingProducts(cards: readonly Card[]): Products {
  const [first, second] = cards;
  const contents = cards.map(cardContent);
  return {
    cards: contents,
    single: first && !second ? singleProduct(first) : undefined,
    notes: cardNotes(contents),
    chart: listingChart(cards),
  };
}

function singleProduct({ path, title, figures, product }: Card): SingleProductProps {
  const specified = product.specifications.flatMap((card) => card.figures);
  const keys = new Set(specified.map(({ key }) => key));
  return {
    productId: product.id,
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

/** What a listing says at its end. */
export function listingAside({ advice }: Category, { catalogueFile }: Company): ListingAsideProps {
  return { ...advice, catalogue: { label: catalogueFile.label, href: `/${catalogueFile.fileName}` } };
}

/** The terms that the chart of a listing, or the sheet of its only product, brings up. */
export function listingTerms(cards: readonly Card[], glossary: Catalogue["glossary"]) {
  const chart = listingChart(cards);
  const sheet = chart ? undefined : cards.length === 1 && cards[0] && singleProduct(cards[0]);
  return pageTerms(glossary, {
    ids: [
      chart?.kind === "axis" ? chart.termId : undefined,
      ...(sheet ? sheet.figures : []).map(({ termId }) => termId),
    ],
    texts: (sheet ? sheet.figures : []).flatMap(({ lines }) => lines),
  });
}
