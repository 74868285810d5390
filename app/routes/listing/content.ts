import type { Company } from "#content/schema/company.ts";
import type { Card, Category } from "#content/schema/resolved.ts";
import { cardContent, cardNotes } from "../card-content.ts";
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
    path,
    name: title,
    figures: [...figures.filter(({ key }) => !keys.has(key)), ...specified].map(({ label, printed }) => ({
      term: label,
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
