/** What can be chosen for a product, in display order. */
export const choiceKinds = ["finish", "pattern", "thickness", "size", "edge"] as const;

export type ChoiceKind = (typeof choiceKinds)[number];

export type AmountUnit = "pieces" | "m2" | "ft2";

/** The options of a product by kind, as printed in the catalogue. A kind without a choice is undefined. */
export interface ProductChoices extends Partial<Record<ChoiceKind, string[]>> {
  /** Units for its amount, the usual one first. */
  units: AmountUnit[];
}

export const choiceLabels: Record<ChoiceKind, string> = {
  finish: "Finish",
  pattern: "Pattern",
  thickness: "Thickness",
  size: "Size",
  edge: "Edge",
};

export const unitLabels: Record<AmountUnit, string> = { pieces: "pieces", m2: "m²", ft2: "sq ft" };
