import { catalogue } from "#content/catalogue.ts";
import type { Card } from "#content/schema/resolved.ts";
import type { Route } from "./+types/listing";
import { breadcrumbList } from "../seo/breadcrumbs.ts";
import { itemList } from "../seo/item-list.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { AxisChart } from "../ui/axis-chart.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { FigureTable } from "../ui/figure-table.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { ProductCard } from "../ui/product-card.tsx";
import { cardContent } from "./card-content.ts";
import { listingAdvice } from "./listing-advice.ts";
import { ListingAside } from "./listing-aside.tsx";
import { listingChart, type ListingChart } from "./listing-chart.ts";
import { cardPictureSizes, listingTrail } from "./listing-parts.ts";
import { SingleProduct, type SingleProductProps } from "./single-product.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const { company, categories } = catalogue();
  const path = url.pathname.replace(/\/$/, "");
  const category = categories.find((each) => each.path === path);
  if (!category) throw new Error(`There is no category at ${path}.`);
  const { title, heading, statement, seo, cards, columns } = category;
  const [first, second] = cards;
  return {
    companyName: company.name.value,
    path,
    title,
    heading,
    statement,
    seo,
    columns,
    cards: cards.map(cardContent),
    single: first && !second ? singleProduct(first) : undefined,
    chart: listingChart(cards),
    aside: {
      ...listingAdvice[category.id],
      catalogue: { label: company.catalogueFile.label, href: `/${company.catalogueFile.fileName}` },
    },
  };
}

function singleProduct({ path, title, product }: Card): SingleProductProps {
  return {
    path,
    name: title,
    linkLabel: product.seo.title,
    figures: product.specifications.flatMap(({ figures }) =>
      figures.map(({ label, printed }) => ({ term: label, lines: [...printed] })),
    ),
    picture: product.pictures.product,
    drawing: product.drawing,
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
  const { heading, statement, cards, columns, single, chart, aside } = loaderData;
  const asideCard = <ListingAside {...aside} />;
  return (
    <>
      <PageHead trail={listingTrail(loaderData)} title={heading} lead={statement}>
        {chart && <Chart chart={chart} />}
      </PageHead>
      <section className="listing wrap" aria-label={loaderData.title}>
        {single ? (
          <>
            <SingleProduct {...single} />
            {asideCard}
          </>
        ) : (
          <CardGrid
            columns={columns}
            cards={cards.map((card, index) => ({
              key: card.path,
              card: <ProductCard product={card} sizes={cardPictureSizes} priority={index < columns.large} />,
            }))}
            aside={asideCard}
          />
        )}
      </section>
    </>
  );
}

function Chart({ chart }: { chart: ListingChart }) {
  return chart.kind === "axis" ? <AxisChart {...chart} /> : <FigureTable {...chart} />;
}
