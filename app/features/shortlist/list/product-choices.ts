import type { Amount } from "./shortlist.ts";
import type { ResolvedSwatch } from "#content/schema/resolved.ts";

/** The options of a product, as printed in the catalogue. Empty where there is nothing to choose. */
export interface ProductChoices {
  finish: string[];
  pattern: string[];
  size: string[];
  /** Units for its amount, the usual one first. */
  units: Amount["unit"][];
}

export const choiceKinds = ["finish", "pattern", "size"] as const;

export type ChoiceKind = (typeof choiceKinds)[number];

export const choiceLabels: Record<ChoiceKind, string> = { finish: "Finish", pattern: "Pattern", size: "Size" };

export const unitLabels: Record<Amount["unit"], string> = { pieces: "pieces", m2: "m²" };

/** Error messages for an amount that cannot be parsed. */
export const amountErrors: Record<Amount["unit"], string> = {
  pieces: "Enter a whole number of pieces, such as 12",
  m2: "Enter an area in m², such as 45.5",
};

/** A product as the "Add to shortlist" dialog needs it. */
export interface ChoosableProduct {
  /** Category and slug. */
  productId: string;
  name: string;
  choices: ProductChoices;
  /** How its finishes look. */
  swatches: readonly ResolvedSwatch[];
}
