import type { FacetId } from "#content/schema/facet.ts";

/** What the catalogue's address may say: the words, a choice in each facet, the order, the view and how many are shown. */
export const queryParameters = [
  "q",
  "category",
  "nrc",
  "fireClass",
  "thickness",
  "size",
  "humidity",
  "material",
  "finish",
  "seat",
  "power",
  "use",
  "sort",
  "view",
  "shown",
] satisfies (FacetId | "q" | "sort" | "view" | "shown")[];
