import { CardGrid } from "#app/ui/products/card-grid.tsx";
import { ProductCard } from "#app/ui/products/product-card.tsx";
import { ListingAside } from "./listing-aside.tsx";
import type { HindiListingContent } from "./listing-content.ts";

/** The products of a category in Hindi, each with a summary. The products' own pages are in English. */
export function HindiListing({ title, columns, groups, aside, notes }: HindiListingContent) {
  return (
    <section className="listing wrap" aria-label={title}>
      {groups.map(({ label, cards }, group) => (
        <div key={label ?? title} className="listing__group">
          {label && <h2>{label}</h2>}
          <CardGrid
            columns={columns}
            cards={cards.map((card, index) => ({
              key: card.path,
              card: (
                <ProductCard
                  product={card}
                  headingLevel={label ? 3 : 2}
                  priority={group === 0 && index === 0}
                  eager={group === 0 && index < columns.small}
                />
              ),
            }))}
            aside={group === groups.length - 1 && <ListingAside {...aside} headingLevel={label ? 3 : 2} />}
          />
        </div>
      ))}
      {notes.map((note) => (
        <p key={note} className="listing__notes caption quiet">
          {note}
        </p>
      ))}
    </section>
  );
}
