import { sitePages } from "#content/page-registry.ts";

/** A page on the way from the home page to another. */
export interface Crumb {
  name: string;
  path: string;
}

/** The path from the home page to a page. The last is the page itself. */
export function trailFromHome(...pages: Crumb[]): Crumb[] {
  return [{ name: "Home", path: sitePages.home.path }, ...pages];
}

/** The path from the home page, through the whole catalogue, to a category or a product of it. */
export function trailFromProducts(category: { menuLabel: string; path: string }, ...pages: Crumb[]): Crumb[] {
  const { menuLabel, path } = category;
  return trailFromHome({ name: "Products", path: sitePages.product.path }, { name: menuLabel, path }, ...pages);
}

interface BreadcrumbProps {
  /** From the home page to this one. The last is the page itself, not a link. */
  trail: readonly Crumb[];
}

/** The page's place in the site. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
