let picked: { productId: string; finish: string } | undefined;

/** Records the finish that the visitor has picked on a product's page, or clears it. */
export function pickFinish(productId: string, finish: string | undefined): void {
  picked = finish === undefined ? undefined : { productId, finish };
}

/** The finish that the visitor has picked on the open product page. */
export function pickedFinish(productId: string): string | undefined {
  return picked?.productId === productId ? picked.finish : undefined;
}
