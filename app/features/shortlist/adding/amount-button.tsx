import { ActionButton } from "#app/ui/action-link.tsx";
import { loadShortlist } from "../list/load-shortlist.ts";
import { showShortlistNotice } from "../list/shortlist-notice-state.ts";

interface AmountButtonProps {
  /** Category and slug, as in the product's own address. */
  productId: string;
  productName: string;
  pieces: number;
}

/** Adds a number of pieces of a product to the visitor's list, or changes the number there. */
export function AmountButton({ productId, productName, pieces }: AmountButtonProps) {
  async function add() {
    try {
      const { addToShortlist } = await loadShortlist();
      addToShortlist({ productId, amount: { value: pieces, unit: "pieces" } }, `${productName}, ${pieces},`);
    } catch {
      showShortlistNotice({ text: "The shortlist could not be loaded. Please try again." });
    }
  }

  return (
    <ActionButton icon="bookmark" onClick={() => void add()}>
      {`Add ${productName}, ${pieces} to shortlist`}
    </ActionButton>
  );
}
