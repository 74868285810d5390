import { showShortlistNotice } from "./shortlist-notice-state.ts";
import { loadShortlist } from "./load-shortlist.ts";
import { useShortlist } from "./use-shortlist.ts";
import { island } from "#app/islands/island.tsx";

interface ShortlistButtonProps {
  /** Category and slug, as in the address of the product's page. */
  productId: string;
  productName: string;
}

/** Adds a product to the visitor's list without any choices, or removes it. */
function ShortlistButton({ productId, productName }: ShortlistButtonProps) {
  const listed = useShortlist().items.some((item) => item.productId === productId);

  async function change() {
    try {
      const { addToShortlist, removeFromShortlist } = await loadShortlist();
      if (listed) removeFromShortlist(productId, productName);
      else addToShortlist({ productId }, productName);
    } catch {
      showShortlistNotice({ text: "The shortlist could not be loaded. Please try again." });
    }
  }

  return (
    <button
      type="button"
      className="shortlist-button needs-script"
      aria-label={`Add to shortlist: ${productName}`}
      aria-pressed={listed}
      onClick={() => void change()}
    />
  );
}

export default island("shortlist-button", ShortlistButton, { storedUnder: "shortlist" });
