import type { ChoiceKind } from "./choice-kinds.ts";
import type { Amount } from "./shortlist.ts";
import type { ResolvedSwatch } from "#content/schema/resolved.ts";

/** The options of a product by their kind, as printed in the catalogue. A kind that leaves nothing to choose is missing. */
export interface ProductChoices extends Partial<Record<ChoiceKind, string[]>> {
  /** Units for its amount, the usual one first. */
  units: Amount["unit"][];
}

export const choiceLabels: Record<ChoiceKind, string> = {
  finish: "Finish",
  pattern: "Pattern",
  thickness: "Thickness",
  size: "Size",
  edge: "Edge",
};

export const unitLabels: Record<Amount["unit"], string> = { pieces: "pieces", m2: "m²", ft2: "sq ft" };

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
