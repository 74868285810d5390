import { sitePages } from "#content/page-registry.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import type { HomeContent } from "./build-home-content.ts";
import { AboutBlock } from "./about-block.tsx";
import { ContactBlock } from "./contact-block.tsx";
import Gallery from "./gallery.island.tsx";
import { CategoryRow } from "./category-row.tsx";

/** The home page below its slides. */
export default function BelowSlides({ products, gallery, about, contact }: Omit<HomeContent, "slides">) {
  return (
    <>
      <CategoryRows {...products} />
      <Gallery {...gallery} />
      <AboutBlock {...about} />
      <ContactBlock {...contact} />
    </>
  );
}

/** The categories, one row each, with pictures alternately on the left and right. */
function CategoryRows({ heading, subtext, exploreLabel, allLabel, rows }: HomeContent["products"]) {
  return (
    <section id="products" className="category-rows" aria-labelledby="products-title" tabIndex={-1}>
      <header className="category-rows__head wrap grid">
        <h2 id="products-title">{heading}</h2>
        <div className="category-rows__lead">
          <p className="quiet">{subtext}</p>
          <ActionLink to={sitePages.product.path}>{allLabel}</ActionLink>
        </div>
      </header>
      {rows.map((row) => (
        <CategoryRow key={row.path} row={row} exploreLabel={exploreLabel} />
      ))}
    </section>
  );
}
