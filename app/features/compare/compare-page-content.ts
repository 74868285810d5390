import type { ComparedQuantity, Figures } from "./comparison/comparison.ts";
import type { DrawingData } from "#app/drawings/types.ts";
import type { PageTerm } from "#app/ui/terms/terms.tsx";

/** A product as the comparison shows it. */
export interface ComparableProduct {
  /** Category and slug. */
  id: string;
  path: string;
  name: string;
  /** The title of its category. */
  category: string;
  /** Addresses of a small picture in two formats. */
  picture?: { avif: string; webp: string } | undefined;
  /** Stands where there is no picture. */
  drawing?: DrawingData | undefined;
  figures: Figures;
  /** For the scale of its absorption. */
  nrc?: { minimum: number; maximum: number } | undefined;
  /** The supplier has given no test report. */
  lacksReport: boolean;
}

/** Everything that can be compared, and what is said around it. */
export interface ComparePageContent {
  /** In the order of the catalogue. */
  products: ComparableProduct[];
  /** Products by other pages that show them. */
  aliases: Record<string, string>;
  quantities: ComparedQuantity[];
  terms: PageTerm[];
  categories: { name: string; path: string; count: string }[];
  company: { name: string; contact: string };
  words: {
    empty: { heading: string; steps: string[] };
    one: string;
    marks: { heading: string; rules: string[]; absorption: string };
  };
}
