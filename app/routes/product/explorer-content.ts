import type { CatalogueItem, Facet } from "#content/schema/facet.ts";
import type { ProductCardContent } from "../../ui/product-card.tsx";

export interface CatalogueCategory {
  id: string;
  title: string;
  path: string;
  count: string;
  cards: ProductCardContent[];
}

/** A figure in the table. */
export interface TableValue {
  printed: string;
  sample: boolean;
}

/** Everything that the catalogue needs to search, filter, sort and show its products. */
export interface ExplorerContent {
  categories: CatalogueCategory[];
  facets: readonly Facet[];
  items: readonly CatalogueItem[];
  columns: { id: string; label: string }[];
  /** For each product its figures by the identifier of their column. */
  table: Record<string, Record<string, TableValue>>;
  /** What has to be said of values and pictures. */
  notes: string[];
}

/** What the server found for the words in an address. */
export interface FoundAtServer {
  query: string;
  products: string[];
}
