import { englishPath, sitePages } from "#content/page-registry.ts";
import { ActionLink } from "../ui/action-link.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import type { ShellContent, ShellCategory } from "./shell-content.ts";
import { Icon } from "../ui/icon.tsx";
import { useLocation } from "react-router";

interface SiteMenuProps {
  content: ShellContent;
}

/** The links most useful on a phone; the footer has them all. */
const quickLinks = new Set(["chat", "mail", "download"]);

/** The menu below the header: on wide screens the categories with their pictures, on narrow ones every entry of the site. */
export function SiteMenu({ content }: SiteMenuProps) {
  const shownPath = useShownPath();
  const current = (path: string) => (shownPath === path ? "page" : undefined);
  return (
    <div className="site-menu" id="menu" popover="auto">
      <nav aria-label="Menu">
        <ul>
          {content.menuEntries.map(({ name, path }) =>
            path === sitePages.product.path ? (
              <li key={path}>
                <button
                  type="button"
                  className="site-menu__entry chevron"
                  aria-expanded={true}
                  aria-controls="menu-products"
                  data-active={highlightsProducts(shownPath, content.categories)}
                >
                  {name}
                </button>
                <MenuCategories content={content} current={current} />
              </li>
            ) : (
              <li key={path} className="site-menu__narrow">
                <a className="site-menu__entry" href={path} aria-current={current(path)}>
                  {name}
                </a>
              </li>
            ),
          )}
          <li className="site-menu__narrow">
            <ShortlistLink look="menu" />
          </li>
        </ul>
      </nav>
      <div className="site-menu__links">
        {content.links
          .filter(({ icon }) => quickLinks.has(icon))
          .map(({ label, href, download }) => (
            <a key={label} href={href} download={download ? "" : undefined}>
              {label}
            </a>
          ))}
      </div>
      <MenuFoot content={content} />
    </div>
  );
}

/**
 * The categories, each with a picture and its number of products. On narrow screens the footer links precede them.
 */
function MenuCategories({ content, current }: SiteMenuProps & { current: (path: string) => "page" | undefined }) {
  const { tools, categories, productCount } = content;
  const before = [
    { name: "All products", path: sitePages.product.path, count: productCount },
    ...tools.map((tool) => ({ ...tool, count: undefined })),
  ];
  return (
    <ul className="site-menu__categories" id="menu-products">
      {before.map(({ name, path, count }) => (
        <li key={path} className="site-menu__narrow">
          <a href={path} aria-current={current(path)}>
            {name}
            {count !== undefined && <span aria-hidden="true">{count}</span>}
          </a>
        </li>
      ))}
      {categories.map(({ name, path, count, picture }) => (
        <li key={path}>
          <a href={path} aria-current={current(path)}>
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 1440px) 200px, (min-width: 992px) 14vw, 44px"
                cover
                className="site-menu__picture"
              />
            ) : (
              <span className="site-menu__picture" />
            )}
            {name}
            <span aria-hidden="true">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On wide screens: links to the products outside the categories. */
function MenuFoot({ content }: SiteMenuProps) {
  const catalogue = content.links.find(({ download }) => download);
  return (
    <div className="site-menu__foot">
      <ActionLink to={sitePages.product.path}>All products</ActionLink>
      {content.tools.map(({ name, path }) => (
        <ActionLink key={path} to={path}>
          {name}
        </ActionLink>
      ))}
      {catalogue && (
        <ActionLink to={catalogue.href} icon="download" download>
          {catalogue.label}
        </ActionLink>
      )}
      <ActionLink to={sitePages.contact.path}>Ask about a product</ActionLink>
    </div>
  );
}

/** A link to the visitor's list. Script adds the number of items (`start-header.ts`); its space is reserved. */
export function ShortlistLink({ look }: { look: "header" | "menu" }) {
  const shownPath = useShownPath();
  return (
    <a
      className={look === "header" ? "site-header__entry shortlist-link" : "site-menu__entry"}
      href={sitePages.shortlist.path}
      aria-current={shownPath === sitePages.shortlist.path ? "page" : undefined}
    >
      {look === "header" && <Icon name="bookmark" />}
      <span className="shortlist-link__words">Shortlist</span> <span className="shortlist-link__count" />
    </a>
  );
}

/** The path of the current page, or of the English page that it translates, without a trailing slash. */
export function useShownPath(): string {
  const { pathname } = useLocation();
  return englishPath(pathname.replace(/(?<=.)\/+$/, ""));
}

/** Whether a path marks "Products" in the menu as current: as specified, some categories do and others do not. */
export function highlightsProducts(path: string, categories: readonly ShellCategory[]): boolean {
  return categories.some((category) => category.highlightsProducts && path.startsWith(category.path));
}
