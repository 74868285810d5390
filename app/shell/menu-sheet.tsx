import { sitePages } from "#content/page-registry.ts";
import { Icon } from "../ui/icon.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import type { ShellContent } from "./shell-content.ts";
import { ShortlistLink } from "./shortlist-link.tsx";
import { highlightsProducts, useShownPath } from "./shown-path.ts";

interface MenuSheetProps {
  content: ShellContent;
}

/** The links most useful on a phone; the footer has them all. */
const quickLinks = new Set(["chat", "mail", "download"]);

/** The menu on narrow screens: full-width entries below the header. */
export function MenuSheet({ content }: MenuSheetProps) {
  const shownPath = useShownPath();
  const current = (path: string) => (shownPath === path ? "page" : undefined);
  return (
    <div className="menu-sheet" id="menu-sheet" popover="auto">
      <nav aria-label="Menu">
        <ul>
          {content.menuEntries.map(({ name, path }) => (
            <li key={path}>
              {path === sitePages.product.path ? (
                <>
                  <button
                    type="button"
                    className="menu-sheet__entry"
                    aria-expanded={true}
                    aria-controls="menu-sheet-products"
                    data-active={highlightsProducts(shownPath, content.categories)}
                  >
                    {name} <Icon name="chevron-down" />
                  </button>
                  <ul className="menu-sheet__categories" id="menu-sheet-products">
                    <li>
                      <a href={path} aria-current={current(path)}>
                        <span className="menu-sheet__picture menu-sheet__picture--icon">
                          <Icon name="arrow-right" />
                        </span>
                        <span>All products</span>
                        <span className="menu-sheet__count" aria-hidden="true">
                          {content.productCount}
                        </span>
                      </a>
                    </li>
                    <li>
                      <a href={content.calculator.path} aria-current={current(content.calculator.path)}>
                        <span className="menu-sheet__picture menu-sheet__picture--icon">
                          <Icon name="arrow-right" />
                        </span>
                        <span>{content.calculator.name}</span>
                      </a>
                    </li>
                    {content.categories.map((category) => (
                      <li key={category.path}>
                        <a href={category.path} aria-current={current(category.path)}>
                          <span className="menu-sheet__picture">
                            {category.picture && <Picture picture={category.picture} sizes="44px" cover />}
                          </span>
                          <span>{category.name}</span>
                          <span className="menu-sheet__count" aria-hidden="true">
                            {category.count}
                          </span>
                        </a>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <a className="menu-sheet__entry" href={path} aria-current={current(path)}>
                  {name}
                </a>
              )}
            </li>
          ))}
          <li>
            <ShortlistLink look="menu" />
          </li>
        </ul>
      </nav>
      <ul className="menu-sheet__links">
        {content.links
          .filter(({ icon }) => quickLinks.has(icon))
          .map(({ label, href, download }) => (
            <li key={label}>
              <a href={href} download={download ? "" : undefined}>
                {label}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
