import { Icon } from "#app/ui/icon.tsx";
import { comparisonAddress, mostCompared } from "./comparison-address.ts";
import { storeComparison, useStoredComparison } from "./stored-comparison.ts";
import { island } from "#app/islands/island.tsx";

/**
 * Shows at the bottom of the screen how many products are chosen to compare, with a link to the comparison. Only for
 * pages where products can be chosen: it would cover the fields of others.
 */
function CompareTray() {
  const items = useStoredComparison();
  const shown = items.length > 0;

  function clear() {
    storeComparison([]);
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  return (
    <div
      className="floating-bar compare-tray"
      data-shown={shown ? "" : undefined}
      {...(shown && { role: "region", "aria-label": "Products to compare" })}
    >
      <p id="compare-tray-words" role="status">
        {shown && (
          <>
            <span>{`${items.length} of ${mostCompared} chosen`}</span>{" "}
            <span className="visually-hidden">to compare</span>
          </>
        )}
      </p>
      {shown && (
        <>
          <a href={comparisonAddress({ items, onlyDifferences: false })}>
            {items.length === 1 ? "Compare 1 product" : `Compare ${items.length} products`}
          </a>
          <button type="button" className="round-button" aria-label="Clear comparison" onClick={clear}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}

export default island("compare-tray", CompareTray, { storedUnder: "comparison" });
