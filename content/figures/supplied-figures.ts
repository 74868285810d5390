import type { Figure, Product } from "../schema/resolved.ts";

/** Every figure of a product that a search or an order can use: those on its cards, then the warranty. */
export function suppliedFigures({ specifications, warranty }: Product): Figure[] {
  return [...specifications.flatMap((card) => card.figures), ...(warranty ? [warranty] : [])];
}
