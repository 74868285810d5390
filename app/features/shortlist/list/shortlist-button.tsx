import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { showShortlistNotice } from "./shortlist-notice-state.ts";
import { loadShortlist, useShortlist } from "./use-shortlist.ts";

interface ShortlistButtonProps {
  /** Category and slug, as in the product's own address. */
  productId: string;
  productName: string;
}

/** Puts a product on the visitor's list as it is, or takes it off. It is there once script is, and moves nothing when it comes. */
export function ShortlistButton({ productId, productName }: ShortlistButtonProps) {
  const hydrated = useHydrated();
  const listed = useShortlist().items.some((item) => item.productId === productId);
  if (!hydrated) return null;

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
      className="shortlist-button"
      aria-label={`Add to shortlist: ${productName}`}
      aria-pressed={listed}
      onClick={() => void change()}
    >
      <Icon name="bookmark" />
      <span className="shortlist-button__words">Add to shortlist</span>
    </button>
  );
}
