import { useLocation } from "react-router";
import { Tabs } from "#app/ui/controls/tabs.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ListingPage } from "./listing-content.ts";
import { ListingChart, ListingProducts } from "./listing-products.tsx";
import { island } from "#app/islands/island.tsx";
import { withAddress } from "#app/islands/with-address.tsx";

interface ListingTabsProps extends Pick<ListingPage, "path" | "title" | "columns" | "tabs" | "aside"> {
  /** The query that the page was rendered for. A prerendered page has none, whatever the visitor's address is. */
  renderedSearch: string;
}

/** The products of a listing in tabs, which `?tab=` selects; the first by default. */
function ListingTabs({ path, title, columns, tabs, aside, renderedSearch }: ListingTabsProps) {
  const location = useLocation();
  const search = useHydrated() ? location.search : renderedSearch;
  const asked = new URLSearchParams(search).get("tab")?.toLowerCase();
  const [first] = tabs;
  const selected = tabs.find(({ id }) => id === asked) ?? first;
  return (
    <Tabs
      label={title}
      selected={selected?.id ?? ""}
      tabs={tabs.map(({ id, label, products: { chart, ...products } }) => ({
        id,
        label,
        count: products.cards.length,
        href: id === first?.id ? path : `${path}?tab=${id}`,
        panel: (
          <>
            {chart && (
              <div className="listing__chart">
                <ListingChart chart={chart} />
              </div>
            )}
            <ListingProducts {...products} columns={columns} aside={aside} headingLevel={3} />
          </>
        ),
      }))}
    />
  );
}

export default island("listing-tabs", withAddress(ListingTabs), {
  followsAddress: true,
  storedUnder: "shortlist comparison",
});
