import { memo } from "react";
import { Link, type To } from "react-router";
import { type CatalogueState, portion } from "../address.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { sampleMarkNote } from "#app/ui/sample-note.tsx";
import { hasSample, ProductEntry } from "./product-entry.tsx";
import type { CatalogueCategory } from "../build-explorer.ts";

interface CategoryAtFirst extends CatalogueCategory {
  /** How many of its products are not shown. */
  more: number;
}

/** Per category in a catalogue that is too long for one page: full rows of two and of three. */
const mostOfCategory = 6;

/**
 * What the catalogue shows before anything is chosen: all of it or, if it is long, the first products of each
 * category and how many more there are.
 */
export function shownAtFirst(categories: readonly CatalogueCategory[]): CategoryAtFirst[] {
  const products = categories.reduce((sum, { cards }) => sum + cards.length, 0);
  const most = products > portion ? mostOfCategory : portion;
  return categories.map((category) => {
    const cards = category.cards.slice(0, most);
    return Object.assign({}, category, { cards, more: category.cards.length - cards.length });
  });
}

interface CategorySectionsProps {
  categories: readonly CategoryAtFirst[];
  hrefOf: (changes: Partial<CatalogueState>) => To;
  shown: boolean;
}

/** The whole catalogue by category, each with a link to its own page. Skips re-rendering while hidden. */
const CategorySections = memo(
  function CategorySections({ categories, hrefOf }: CategorySectionsProps) {
    return categories.map(({ id, title, path, count, cards, more }) => (
      <section key={id} id={id} className="catalogue__category" aria-labelledby={`${id}-title`}>
        <header className="catalogue__head">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="quiet">{count}</p>
          <ActionLink to={path} label={`Explore ${title}`}>
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
        {cards.some(hasSample) && <p className="catalogue__notes caption quiet">{sampleMarkNote}</p>}
        {more > 0 && (
          <Link className="show-more action-link action-link--line" to={hrefOf({ chosen: { category: [id] } })}>
            <span>{`${more} more in ${title}`}</span>
          </Link>
        )}
      </section>
    ));
  },
  (_, { shown }) => !shown,
);

/**
 * The whole catalogue by category. It stays mounted but hidden while another list is shown: unmounting it would be
 * a quarter of the work of the first letter of a search, and mounting it again most of the work of clearing one.
 */
export function CategoryList(sections: CategorySectionsProps) {
  return (
    <div hidden={!sections.shown}>
      <CategorySections {...sections} />
    </div>
  );
}
