import { sitePages } from "#content/page-registry.ts";
import { type Ref, useState } from "react";
import { AppLink } from "../ui/app-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { CategoryImage } from "./category-image.tsx";
import { highlightsProducts, useShownPath } from "./shown-path.ts";
import type { ShellContent } from "./shell-content.ts";
import { ShortlistLink } from "./shortlist-link.tsx";

interface MenuSheetProps {
  ref: Ref<HTMLDivElement>;
  content: ShellContent;
}

/** The ways to reach the company that a visitor on the way wants at hand; the footer has them all. */
const quickWays = new Set(["chat", "mail", "download"]);

/** The menu of narrow screens: every entry at full width under the header's bar. */
export function MenuSheet({ ref, content }: MenuSheetProps) {
  const shownPath = useShownPath();
  const [productsOpen, setProductsOpen] = useState(true);
  const current = (path: string) => (shownPath === path ? "page" : undefined);
  return (
    <div ref={ref} className="menu-sheet" id="menu-sheet" popover="auto">
      <nav aria-label="Menu">
        <ul>
          {content.menuEntries.map(({ name, path }) => (
            <li key={path}>
              {path === sitePages.product.path ? (
                <>
                  <button
                    type="button"
                    className="menu-sheet__entry"
                    aria-expanded={productsOpen}
                    aria-controls="menu-sheet-products"
                    data-active={highlightsProducts(shownPath, content.categories)}
                    onClick={() => setProductsOpen(!productsOpen)}
                  >
                    {name} <Icon name="chevron-down" />
                  </button>
                  <ul className="menu-sheet__categories" id="menu-sheet-products" hidden={!productsOpen}>
                    {content.categories.map((category) => (
                      <li key={category.path}>
                        <AppLink to={category.path} aria-current={current(category.path)}>
                          <span className="menu-sheet__picture">
                            <CategoryImage category={category} sizes="44px" />
                          </span>
                          <span>{category.name}</span>
                          <span className="menu-sheet__count" aria-hidden="true">
                            {category.count}
                          </span>
                        </AppLink>
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <AppLink className="menu-sheet__entry" to={path} aria-current={current(path)}>
                  {name}
                </AppLink>
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
          .filter(({ icon }) => quickWays.has(icon))
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
