import type { FacetValue } from "../schema/facet.ts";

/**
 * A value whose identifier is its label in lower-case letters, digits and hyphens: `Class 1 & P` is
 * `class-1-and-p`.
 */
export function valueOf(label: string): FacetValue {
  const id = label
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(/[^a-z0-9.]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return { id, label };
}
