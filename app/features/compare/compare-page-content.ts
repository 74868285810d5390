import type { NrcRange, Pages } from "#content/schema/resolved.ts";
import type { ComparedQuantity, Figures } from "./comparison/comparison.ts";
import type { ThumbnailProduct } from "#app/ui/pictures/small-picture.tsx";
import type { PageTerm } from "#app/ui/terms/page-terms.ts";

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
  /** The supplier has given no test report. */
  lacksReport: boolean;
  /** Visitors expect a fire class for it, and none was supplied. */
  lacksFireClass: boolean;
}

/** Everything that can be compared, and the page's text. */
export interface ComparePageContent {
  /** In the order of the catalogue. */
  products: ComparableProduct[];
  /** Products by other pages that show them, and by their former addresses. */
  aliases: Record<string, string>;
  quantities: ComparedQuantity[];
  terms: PageTerm[];
  categories: { name: string; path: string; count: string }[];
  company: { name: string; contact: string };
  words: Pick<Pages["compare"], "empty" | "one" | "marks">;
}
