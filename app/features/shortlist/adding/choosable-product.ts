import type { FinishSwatch } from "#app/ui/products/material-tile.tsx";
import type { ProductChoices } from "../list/product-choices.ts";

/** A product as the dialog "Add to shortlist" needs it. */
export interface ChoosableProduct {
  /** Category and slug. */
  productId: string;
  name: string;
  choices: ProductChoices;
  /** How its finishes look. */
  swatches: readonly FinishSwatch[];
}
