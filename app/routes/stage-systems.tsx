import { useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import { catalogue } from "../content.server.ts";
import type { RouteHandle } from "../root.tsx";
import type { Route } from "./+types/stage-systems";
import { breadcrumbList } from "../seo/breadcrumbs.ts";
import { itemList } from "../seo/item-list.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { listingAside, listingProducts } from "#app/features/listing/listing-content.ts";
import { ListingChart } from "#app/features/listing/listing-chart.tsx";
import { ListingProducts } from "#app/features/listing/listing-products.tsx";
import { listingTrail } from "#app/features/listing/trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  const { company, categories } = catalogue();
  const category = categories.find(({ id }) => id === "stageSystems");
  if (!category) throw new Error("There are no stage systems.");
  const { path, title, heading, statement, seo, columns, tabs } = category;
  return {
    companyName: company.name.value,
    path,
    title,
    heading,
    statement,
    seo,
    columns,
    search: url.search,
    tabs: tabs.map(({ id, label, cards }) => ({ id: id as string, label, ...listingProducts(cards) })),
    aside: listingAside(category, company),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { companyName, seo, path, title, tabs } = loaderData;
  const cards = tabs.flatMap((tab) => tab.cards);
  return pageMeta({
    ...seo,
    companyName,
    canonicalPath: path,
    structuredData: [breadcrumbList(listingTrail(loaderData)), itemList(title, cards)],
  });
}

export const handle = { queryParameters: ["tab"] } satisfies RouteHandle;

// Every tab is on the page already: choosing one asks the server for nothing.
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function StageSystems({ loaderData }: Route.ComponentProps) {
  const { path, heading, statement, title, columns, tabs, aside } = loaderData;
  const location = useLocation();
  const search = useHydrated() ? location.search : loaderData.search;
  const asked = new URLSearchParams(search).get("tab")?.toLowerCase();
  const [first] = tabs;
  const selected = tabs.find(({ id }) => id === asked) ?? first;
  return (
    <>
      <PageHead trail={listingTrail(loaderData)} title={heading} lead={statement} />
      <section className="listing wrap" aria-label={title}>
        <Tabs
          label={title}
          selected={selected?.id ?? ""}
          tabs={tabs.map(({ id, label, chart, ...products }) => ({
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
      </section>
    </>
  );
}
