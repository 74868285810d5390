import type { FacetId } from "#content/schema/facet.ts";

/** What the catalogue's address may say: the words, a choice in each facet, the order and the view. */
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
] satisfies (FacetId | "q" | "sort" | "view")[];
