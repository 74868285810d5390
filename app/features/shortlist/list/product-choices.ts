import type { ProductChoices } from "#content/printed/choices.ts";
import type { ResolvedSwatch } from "#content/schema/resolved.ts";

/** An option as a visitor chooses it. Words were supplied as a sentence, of which only the first has a capital letter. */
export function optionLabel(option: string): string {
  return option.charAt(0).toUpperCase() + option.slice(1);
}

/** A product as its visitor adds it to the list. */
export interface ChoosableProduct {
  /** Category and slug. */
  productId: string;
  name: string;
  choices: ProductChoices;
  /** How its finishes look. */
  swatches: readonly ResolvedSwatch[];
}
