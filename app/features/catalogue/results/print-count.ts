/** A number of products in words: `1 product`, `No products`. */
export function printCount(products: number): string {
  if (products === 0) return "No products";
  return products === 1 ? "1 product" : `${products} products`;
}
