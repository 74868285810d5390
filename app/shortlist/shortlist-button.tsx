import { Icon } from "../ui/icon.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { addToShortlist, removeFromShortlist } from "./change-and-tell.ts";
import { useShortlist } from "./use-shortlist.ts";

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
  return (
    <button
      type="button"
      className="shortlist-button"
      aria-label={`Add to shortlist: ${productName}`}
      aria-pressed={listed}
      onClick={() =>
        listed ? removeFromShortlist(productId, productName) : addToShortlist({ productId }, productName)
      }
    >
      <Icon name="bookmark" />
      <span className="shortlist-button__words">Add to shortlist</span>
    </button>
  );
}
