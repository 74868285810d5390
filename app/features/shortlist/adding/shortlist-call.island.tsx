import { sitePages } from "#content/page-registry.ts";
import { useEffect, useRef, useState } from "react";
import { firstInteraction } from "#app/boot/first-interaction.ts";
import { onDemandPart } from "#app/ui/loading/on-demand-part.tsx";
import { CompareToggle } from "#app/features/compare/index.ts";
import { useShortlist } from "../list/use-shortlist.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ChoosableProduct } from "../list/product-choices.ts";
import { island } from "#app/islands/island.tsx";

const { Part: ChoiceDialog, preload } = onDemandPart("choices", () => import("./choice-dialog.tsx"));

/** Adds the product to the visitor's list with its options, or to the comparison. */
function ShortlistCall({ product }: { product: ChoosableProduct }) {
  const [choosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => void firstInteraction().then(preload), []);
  const entries = useShortlist().items.filter(({ productId }) => productId === product.productId).length;

  return (
    <div className="shortlist-call wrap">
      <button
        ref={opener}
        type="button"
        className="action-link action-link--line needs-script"
        aria-haspopup="dialog"
        onClick={() => setChoosing(true)}
        onPointerEnter={preload}
      >
        <Icon name="bookmark" />
        <span>Add to shortlist</span>
      </button>
      {entries > 0 && (
        <ActionLink to={sitePages.shortlist.path}>
          {entries === 1 ? "On your shortlist" : `On your shortlist in ${entries} versions`}
        </ActionLink>
      )}
      <div className="shortlist-call__compare">
        <CompareToggle productId={product.productId} productName={product.name} />
      </div>
      {choosing && <ChoiceDialog product={product} opener={opener} onClose={() => setChoosing(false)} />}
    </div>
  );
}

export default island("shortlist-call", ShortlistCall, { storedUnder: "shortlist" });
