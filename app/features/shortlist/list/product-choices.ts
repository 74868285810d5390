import type { ProductChoices } from "#content/printed/choices.ts";
import type { ResolvedSwatch } from "#content/schema/resolved.ts";

/** An option with its label. Text supplied as a sentence keeps a capital letter only at its start. */
export function optionLabel(option: string): string {
  return option.charAt(0).toUpperCase() + option.slice(1);
}

/** A product as it is added to the list. */
export interface ChoosableProduct {
  /** Category and slug. */
  productId: string;
  name: string;
  choices: ProductChoices;
  /** How its finishes look. */
  swatches: readonly ResolvedSwatch[];
}

let picked: { productId: string; finish: string } | undefined;

/** Records the finish that the visitor has picked on a product's page, or clears it. */
export function pickFinish(productId: string, finish: string | undefined): void {
  picked = finish === undefined ? undefined : { productId, finish };
}

/** The finish that the visitor has picked on the open product page. */
export function pickedFinish(productId: string): string | undefined {
  return picked?.productId === productId ? picked.finish : undefined;
}
