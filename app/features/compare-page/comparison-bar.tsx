import { sitePages } from "#content/page-registry.ts";
import { type Comparison, comparisonAddress } from "#app/features/compare/index.ts";
import { wordsForMissing, type ComparisonGroup, type OnRequest } from "./comparison/comparison-rows.ts";
import { ActionButton } from "#app/ui/action-link.tsx";
import { saveCsv, toCsv } from "#app/ui/save-file.ts";
import type { ComparableProduct } from "./build-compare-page.ts";
import { CopyLink } from "#app/ui/copy-link.tsx";

interface ComparisonBarProps {
  comparison: Comparison;
  products: readonly ComparableProduct[];
  /** All rows, and the rows that are shown. */
  all: readonly ComparisonGroup[];
  groups: readonly ComparisonGroup[];
  show: (comparison: Comparison) => void;
}

/** The number of products, the switch that shows only differences, and copying, downloading and printing. */
export function ComparisonBar({ comparison, products, all, groups, show }: ComparisonBarProps) {
  const { items, onlyDifferences } = comparison;
  const rows = all.flatMap((group) => group.rows);
  const differing = rows.filter(({ differs }) => differs).length;
  return (
    <div className="comparison-bar">
      <div role="status" tabIndex={-1} data-status>
        <h2>{products.length === 1 ? "1 product" : `${products.length} products`}</h2>
        {products.length > 1 && <p className="small quiet">{`${differing} of ${rows.length} rows differ`}</p>}
      </div>
      {products.length > 1 && (
        <form className="comparison-bar__switch" action={sitePages.compare.path}>
          <input type="hidden" name="items" value={items.join(",")} />
          <label>
            <input
              type="checkbox"
              // A checkbox exposes whether it is checked without aria-checked.
              // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
              role="switch"
              name="show"
              value="differences"
              checked={onlyDifferences}
              onChange={({ target }) => show({ ...comparison, onlyDifferences: target.checked })}
            />
            Show only differences
          </label>
          <button type="submit" className="action-link action-link--line">
            Apply
          </button>
        </form>
      )}
      <div className="comparison-bar__ways">
        <CopyLink path={comparisonAddress(comparison)} refused="Copy it from the address bar" />
        <ActionButton
          icon="download"
          onClick={() => saveCsv("comparison.csv", comparisonCsv(products, groups, location.origin))}
        >
          Download CSV
        </ActionButton>
        <ActionButton icon="print" onClick={() => window.print()}>
          Print
        </ActionButton>
      </div>
    </div>
  );
}

interface CsvProduct {
  name: string;
  /** Its page. */
  path: string;
  onRequest: OnRequest;
}

/**
 * A comparison as CSV: a row per quantity, a column per product, figures with their units as supplied.
 * @param origin of the site, such as `https://www.example.com`
 */
export function comparisonCsv(
  products: readonly CsvProduct[],
  groups: readonly ComparisonGroup[],
  origin: string,
): string {
  const rows = groups.flatMap(({ rows: inGroup }) =>
    inGroup.map(({ quantity, cells }) => [
      quantity.label,
      ...cells.map(({ figure }, place) => {
        if (!figure) return wordsForMissing(quantity, products[place]?.onRequest ?? []);
        return `${figure.lines.join("; ")}${figure.sample ? " (sample value)" : ""}`;
      }),
    ]),
  );
  return toCsv([
    ["Quantity", ...products.map(({ name }) => name)],
    ...rows,
    ["Page", ...products.map(({ path }) => `${origin}${path}`)],
  ]);
}
