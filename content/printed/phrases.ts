import type { Category, Detail, Figure, TileSize } from "../schema/resolved.ts";

/** The lines of a figure in large type. A unit after a space is separate, because it is smaller. */
export function factLines({ parts }: Pick<Figure, "parts">): { value: string; unit?: string }[] {
  return parts.map(({ text, value, unit }) => (unit?.spaced ? { value, unit: unit.printed } : { value: text }));
}

/** Says how much of the material each picture shows, and marks a sample size. */
export function tileRemark({ widthMm, heightMm, sample }: TileSize): string {
  return `Each picture shows ${widthMm} × ${heightMm}\u00A0mm${sample ? " (sample value)" : ""}.`;
}

/** The name of a product by its page: a wall panel that is listed among the ceilings says so, because it stays one. */
export function nameOnPage(
  { product, path, canonicalPath, category }: Pick<Detail, "product" | "path" | "canonicalPath" | "category">,
  categories: readonly Pick<Category, "id" | "title">[],
): string {
  const listing = path === canonicalPath ? undefined : categories.find(({ id }) => id === category);
  return listing ? `${product.name} (${listing.title})` : product.name;
}
