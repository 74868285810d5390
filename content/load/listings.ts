import type { Seo } from "../schema/entry.ts";
import type { ProductEntry } from "../schema/product.ts";

/** A product in the listing of its own category or of another one. */
export interface ListingPlace {
  /** The category of the listing. */
  readonly category: string;
  /** Category and slug of the product itself. */
  readonly product: string;
  readonly tab: string | undefined;
  /** Title and description of the product's page in this category. */
  readonly seo: Seo;
  /** The field of the product's file that adds it to this listing; empty for its own category. */
  readonly field: readonly PropertyKey[];
}

/** All listings that contain a product, starting with that of its own category. */
export function placesOf(product: string, { tab, seo, alsoIn }: ProductEntry): ListingPlace[] {
  return [
    { category: categoryOf(product), product, tab, seo, field: [] },
    ...alsoIn.map((other, index) => ({
      category: other.category,
      product,
      tab: other.tab,
      seo: other.seo,
      field: ["alsoIn", index],
    })),
  ];
}

/** A category's listing, in its order. */
export function listingOf(category: string, products: ReadonlyMap<string, ProductEntry>): ListingPlace[] {
  const placed = [...products].flatMap(([product, entry]) =>
    placesOf(product, entry)
      .filter((place) => place.category === category)
      .map((place) => ({ place, name: entry.name, order: orderAt(entry, place.field) })),
  );
  return placed.toSorted(inOrder).map(({ place }) => place);
}

function orderAt({ order, alsoIn }: ProductEntry, [, index]: readonly PropertyKey[]): number | undefined {
  return index === undefined ? order : alsoIn[Number(index)]?.order;
}

/** The step between default numbers of `order`, which leaves room between them. */
export const usualStep = 10;

/** Compares by `order`, then by name. Entries without an `order` come last. */
export function inOrder(one: Ordered, other: Ordered): number {
  const [first, second] = [one.order ?? Infinity, other.order ?? Infinity];
  return first === second ? one.name.localeCompare(other.name, "en") : first - second;
}

interface Ordered {
  readonly order?: number | undefined;
  readonly name: string;
}

/** The category in a product's id. */
export function categoryOf(product: string): string {
  return product.slice(0, product.indexOf("/"));
}

/** The slug in a product's id. */
export function slugOf(product: string): string {
  return product.slice(product.indexOf("/") + 1);
}
