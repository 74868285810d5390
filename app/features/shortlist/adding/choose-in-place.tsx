import { choiceKinds } from "#content/printed/choices.ts";
import type { CSSProperties } from "react";
import { onDemandPart } from "#app/ui/loading/on-demand-part.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ChoosableProduct } from "../list/product-choices.ts";

const { Part: PlaceForm } = onDemandPart("choices", () => import("./place-form.tsx"));

export interface ChooseInPlaceProps {
  product: ChoosableProduct;
  /** The finish shown beside it. */
  finish: string;
}

/**
 * Adds the current finish to the visitor's list. Its space is reserved until its script has loaded; without JavaScript
 * it is not shown.
 */
export function ChooseInPlace(props: ChooseInPlaceProps) {
  const hydrated = useHydrated();
  return (
    <div className="shortlist-call__place" style={heightOf(props)}>
      {hydrated && <PlaceForm {...props} />}
    </div>
  );
}

/** The approximate height of the form: its fields are in rows of four, below 992 px in rows of two. */
function heightOf({ product }: ChooseInPlaceProps): CSSProperties {
  const selects = choiceKinds.filter((kind) => kind !== "finish" && product.choices[kind]).length;
  const widePx = Math.ceil((selects + 4) / 4) * 93 + 122;
  const narrowPx = (Math.ceil(selects / 2) + 2) * 93 + 180;
  // Far more than any height below 992 px, and negative above.
  return { minBlockSize: `max(${widePx}px, min(${narrowPx}px, (992px - 100vw) * 999))` };
}
