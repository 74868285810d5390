import { ActionLink } from "../../ui/action-link.tsx";
import { CatalogueEntry } from "./catalogue-entry.tsx";
import type { CatalogueCategory } from "./explorer-content.ts";

/** The whole catalogue under its six categories, each with the way to its own page. */
export function CategorySections({ categories }: { categories: CatalogueCategory[] }) {
  return categories.map(({ id, title, path, count, cards }) => (
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
            <CatalogueEntry card={card} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
