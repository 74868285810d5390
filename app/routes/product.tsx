import { catalogue } from "#content/catalogue.ts";
import type { Route } from "./+types/product";
import { breadcrumbList } from "../seo/breadcrumbs.ts";
import { itemList } from "../seo/item-list.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { ProductEntry } from "../ui/product-entry.tsx";
import { SectionLink } from "../ui/section-link.tsx";
import { cardContent, cardNotes } from "./card-content.ts";

const path = "/product";

export function loader() {
  const { company, pages, categories } = catalogue();
  const sections = categories.map(({ id, title, path: listing, count, cards }) => ({
    id,
    title,
    path: listing,
    count,
    cards: cards.map(cardContent),
  }));
  return {
    companyName: company.name.value,
    ...pages.product,
    categories: sections,
    notes: cardNotes(sections.flatMap(({ cards }) => cards)),
  };
}

export function meta({ loaderData: { companyName, seo, heading, categories } }: Route.MetaArgs) {
  const cards = categories.flatMap((category) => category.cards);
  return pageMeta({
    ...seo,
    companyName,
    canonicalPath: path,
    structuredData: [breadcrumbList(trail(heading)), itemList(heading, cards)],
  });
}

export default function Products({ loaderData: { heading, lead, categories, notes } }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={trail(heading)} title={heading} lead={lead}>
        <nav className="catalogue-index" aria-label="Categories on this page">
          <ol>
            {categories.map(({ id, title, count }) => (
              <li key={id}>
                <SectionLink section={id}>
                  <span>{title}</span>
                  <span className="quiet">{count}</span>
                </SectionLink>
              </li>
            ))}
          </ol>
        </nav>
      </PageHead>
      <div className="catalogue wrap">
        {categories.map(({ id, title, path: listing, count, cards }) => (
          <section key={id} id={id} className="catalogue__category grid" aria-labelledby={`${id}-title`}>
            <header className="catalogue__head">
              <h2 id={`${id}-title`}>{title}</h2>
              <p className="quiet">{count}</p>
              <ActionLink to={listing} label={`Explore ${title}`}>
                Explore
              </ActionLink>
            </header>
            <ul className="catalogue__products">
              {cards.map((card) => (
                <li key={card.path}>
                  <ProductEntry product={card} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {notes.length > 0 && <p className="catalogue__notes caption quiet">{notes.join(" ")}</p>}
      </div>
    </>
  );
}

function trail(heading: string) {
  return [
    { name: "Home", path: "/" },
    { name: heading, path },
  ];
}
