import { SearchField } from "#app/ui/controls/search-field.tsx";
import { sitePages } from "#content/page-registry.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import type { ShellCategory } from "./shell-content.ts";

/** What visitors are told about a product that is no longer offered. */
export interface WithdrawnPage {
  name: string;
  sentence: string;
  /** Where the products of its category are. */
  path: string;
}

interface NotFoundScreenProps {
  /** The HTTP status. */
  code?: number;
  heading: string;
  lead: string;
  /** The category of a product that is no longer offered. */
  first?: ShellCategory | undefined;
  categories: ShellCategory[];
}

/** Shown for an address without a page, or of a product that is no longer offered, with links to the categories. */
export default function NotFoundScreen({ code = 404, heading, lead, first, categories }: NotFoundScreenProps) {
  return (
    <div className="not-found wrap">
      <header className="not-found__head">
        <p className="not-found__code" aria-hidden="true">
          {code}
        </p>
        <div>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          <form className="search-field text-field" action={sitePages.product.path} role="search">
            <SearchField id="not-found-search" label="Search products" submitLabel="Search products" maxLength={200} />
          </form>
        </div>
      </header>
      <nav aria-label="Product categories">
        <ul className="not-found__categories">
          {categories.map((category) => (
            <li key={category.path}>
              <a href={category.path}>
                <span className="not-found__picture">
                  {category.picture && (
                    <Picture
                      picture={category.picture}
                      sizes="(min-width: 992px) 14vw, (min-width: 576px) 29vw, 44vw"
                      cover
                    />
                  )}
                </span>
                <span className="not-found__name">{category.name}</span>
                <span className="quiet small">{category.countInWords}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="not-found__actions">
        {first && (
          <ActionLink to={first.path} look="button">
            {first.name}
          </ActionLink>
        )}
        <ActionLink to={sitePages.product.path} look={first ? "line" : "button"}>
          All products
        </ActionLink>
        <ActionLink to={sitePages.home.path}>Home</ActionLink>
        <ActionLink to={sitePages.contact.path}>Contact us</ActionLink>
      </div>
    </div>
  );
}
