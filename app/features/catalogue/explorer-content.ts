import type { CatalogueItem, Facet, FigureOrder } from "#content/schema/facet.ts";
import type { ProductCardContent } from "#app/ui/products/product-card.tsx";
import type { PageTerm } from "#app/ui/terms/page-terms.ts";

export interface CatalogueCategory {
  id: string;
  title: string;
  path: string;
  count: string;
  cards: ProductCardContent[];
}

/** A figure that the table can show for every product. */
export interface TableColumn {
  id: string;
  label: string;
  /** The glossary entry that explains it. */
  termId?: string | undefined;
}

/** A figure in the table. */
export interface TableValue {
  printed: string;
  sample?: boolean | undefined;
}

/** Everything that the catalogue needs to search, filter, sort and show its products. */
export interface ExplorerContent {
  categories: CatalogueCategory[];
  facets: readonly Facet[];
  orders: readonly FigureOrder[];
  items: readonly CatalogueItem[];
  columns: TableColumn[];
  /** For each product, its figures by column identifier. */
  table: Record<string, Record<string, TableValue>>;
  /** The glossary terms in the filters and the table. */
  terms: PageTerm[];
}

/** What the server found for the words in an address. */
export interface FoundAtServer {
  query: string;
  products: string[];
}
