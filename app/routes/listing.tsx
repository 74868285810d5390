import { CompareTray } from "#app/features/compare/index.ts";
import { sitePages } from "#content/page-registry.ts";
import { catalogue, documentBytes } from "../content.server.ts";
import { type LoaderArgs, type PageProps, type RouteHandle, AbsentPage } from "../page/route.ts";
import { breadcrumbList, itemList } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.tsx";
import { trailFromProducts } from "../ui/breadcrumb.tsx";
import { LaterStyles } from "../styles/document-styles.tsx";
import { ActionLink } from "../ui/action-link.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { TermHints } from "#app/ui/terms/terms.tsx";
import { listingPage } from "#app/features/listing/listing-content.ts";
import { ListingChart, ListingProducts } from "#app/features/listing/listing-products.tsx";
import ListingTabs from "#app/features/listing/listing-tabs.island.tsx";

export function loader({ url }: LoaderArgs) {
  const content = catalogue();
  const asked = url.pathname.split("/")[1]?.toLowerCase();
  const category = content.categories.find(({ id }) => id.toLowerCase() === asked);
  if (!category) throw new AbsentPage();
  return { page: listingPage(category, content, documentBytes), search: url.search };
}

export function meta({ loaderData }: PageProps<typeof loader>) {
  const { page } = loaderData;
  const { companyName, seo, path, title, products, tabs } = page;
  const cards = products?.cards ?? tabs.flatMap((tab) => tab.products.cards);
  return pageMeta({
    ...seo,
    companyName,
    canonicalPath: path,
    structuredData: [breadcrumbList(trailFromProducts(page)), itemList(title, cards)],
  });
}

export const handle: RouteHandle = { queryParameters: ["tab"] };

export default function Listing({ loaderData }: PageProps<typeof loader>) {
  const { page } = loaderData;
  const { title, heading, statement, filters, products, terms } = page;
  const chart = products?.chart;
  const { single, cards = [] } = products ?? page.tabs[0]?.products ?? {};
  const needsAllStyles = single !== undefined || loaderData.search !== "" || cards.some(({ drawing }) => drawing);
  return (
    <TermHints terms={terms}>
      <PageHead
        trail={trailFromProducts(page)}
        title={heading}
        lead={statement}
        action={
          <>
            {filters && (
              <ActionLink to={filters.path} icon="filter">
                {filters.label}
              </ActionLink>
            )}
            {page.hasChairs && <ActionLink to={sitePages.seats.path}>Plan the seats of a hall</ActionLink>}
          </>
        }
      >
        {chart && <ListingChart chart={chart} />}
      </PageHead>
      {needsAllStyles && <LaterStyles />}
      <section className="listing wrap" aria-label={title}>
        {products ? (
          <ListingProducts {...page} {...products} priority={!chart} eager />
        ) : (
          <ListingTabs
            path={page.path}
            title={title}
            columns={page.columns}
            tabs={page.tabs}
            aside={page.aside}
            renderedSearch={loaderData.search}
          />
        )}
      </section>
      {!needsAllStyles && <LaterStyles />}
      <CompareTray />
    </TermHints>
  );
}
