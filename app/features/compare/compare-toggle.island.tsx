import { useLayoutEffect, useRef } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { comparisonAddress, mostCompared } from "./comparison-address.ts";
import { toggleCompared, useStoredComparison } from "./stored-comparison.ts";
import { island } from "#app/islands/island.tsx";

interface CompareToggleProps {
  /** Category and slug, as in the address of the product's page. */
  productId: string;
  productName: string;
}

/** Chooses a product for the comparison. Before hydration it is a link to the comparison with this product. */
function CompareToggle({ productId, productName }: CompareToggleProps) {
  const hydrated = useHydrated();
  const items = useStoredComparison();
  const name = `Compare ${productName}`;
  const control = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  // The checkbox replaces the link, and takes over its focus.
  useLayoutEffect(() => {
    if (!hydrated) hadFocus.current = document.activeElement === control.current;
    else if (hadFocus.current) control.current?.focus({ preventScroll: true });
  }, [hydrated]);
  if (!hydrated) {
    return (
      <a
        ref={(link) => void (control.current = link)}
        className="compare-toggle"
        href={comparisonAddress({ items: [productId], onlyDifferences: false })}
        aria-label={name}
        data-waits=""
      >
        Compare
      </a>
    );
  }
  const chosen = items.includes(productId);
  const full = !chosen && items.length >= mostCompared;
  return (
    <>
      <label className="compare-toggle">
        <input
          ref={(input) => void (control.current = input)}
          type="checkbox"
          className="compare-toggle__box"
          aria-label={name}
          checked={chosen}
          aria-disabled={full}
          aria-describedby={full ? "compare-tray-words" : undefined}
          onChange={() => toggleCompared(productId)}
        />
        Compare
      </label>
      {/* The tray is the last element of the page: from here it would be a hundred Tab presses away. */}
      {chosen && (
        <a className="compare-toggle__onward" href={comparisonAddress({ items, onlyDifferences: false })}>
          View comparison
        </a>
      )}
    </>
  );
}

export default island("compare-toggle", CompareToggle, { storedUnder: "comparison" });
