import { data } from "react-router";
import { catalogue } from "../content.server.ts";
import type { Route } from "./+types/listing";
import { breadcrumbList } from "../seo/breadcrumbs.ts";
import { itemList } from "../seo/item-list.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { PageHead } from "../ui/page-head.tsx";
import { TermHints } from "#app/ui/terms/terms.tsx";
import { listingAside, listingProducts, listingTerms } from "#app/features/listing/listing-content.ts";
import { ListingChart } from "#app/features/listing/listing-chart.tsx";
import { ListingProducts } from "#app/features/listing/listing-products.tsx";
import { listingTrail } from "#app/features/listing/trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  const { company, categories, glossary } = catalogue();
  const asked = url.pathname.split("/")[1]?.toLowerCase();
  const category = categories.find(({ id }) => id.toLowerCase() === asked);
  if (!category) throw data(null, { status: 404 });
  const { path, title, heading, statement, seo, cards, columns } = category;
  return {
    companyName: company.name.value,
    path,
    title,
    heading,
    statement,
    seo,
    columns,
    ...listingProducts(cards),
    aside: listingAside(category, company),
    terms: listingTerms(cards, glossary),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { companyName, seo, path, title, cards } = loaderData;
  return pageMeta({
    ...seo,
    companyName,
    canonicalPath: path,
    structuredData: [breadcrumbList(listingTrail(loaderData)), itemList(title, cards)],
  });
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { title, heading, statement, chart, terms } = loaderData;
  return (
    <TermHints terms={terms}>
      <PageHead trail={listingTrail(loaderData)} title={heading} lead={statement}>
        {chart && <ListingChart chart={chart} />}
      </PageHead>
      <section className="listing wrap" aria-label={title}>
        <ListingProducts {...loaderData} priority={!loaderData.chart} />
      </section>
    </TermHints>
  );
}
