import type { Figure, Product } from "../schema/resolved.ts";

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

/** The choices that the data of a product offers, as printed, without samples. Loaders only. */
export function choicesOfProduct(product: Product): ProductChoices {
  const { colours, patterns, standardUnitSize } = product;
  const figure = (key: string) =>
    product.specifications.flatMap(({ figures }) => figures).find((one) => one.key === key && !one.sample);
  const swatches = colours?.swatches.map(({ name }) => name) ?? [];
  const drawn = patterns?.items.filter(({ sample }) => !sample).map(({ name }) => name) ?? [];
  const sizes = standardUnitSize?.sizes ?? [];
  const thickness = several(figure("thickness"));
  const track = several(figure("trackThickness")).map((width) => `${width} track`);
  const options: Record<ChoiceKind, readonly string[]> = {
    finish: swatches.length > 0 ? swatches : several(figure("finish")),
    pattern: drawn.length > 0 ? drawn : several(figure("pattern")),
    thickness: thickness.length > 0 ? thickness : track,
    size: sizes.length > 0 ? sizes : (figure("size")?.alternatives ?? []),
    edge: several(figure("edge")),
  };
  return {
    ...Object.fromEntries(Object.entries(options).flatMap(([kind, own]) => (own.length > 0 ? [[kind, [...own]]] : []))),
    units: product.quantityUnits.flatMap((unit) => (unit === "m2" ? ["m2" as const, "ft2" as const] : [unit])),
  };
}

/** The alternatives of a figure. A single one is not a choice. */
function several(figure: Figure | undefined): string[] {
  const values = figure?.alternatives ?? [];
  return values.length > 1 ? [...values] : [];
}
