import { sitePages } from "#content/page-registry.ts";
import { useEffect, useState } from "react";
import { SearchLauncher } from "#app/features/search/index.ts";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import { ProductsPanel } from "./products-panel.tsx";
import type { ShellContent } from "./shell-content.ts";
import { ShortlistLink } from "./shortlist-link.tsx";
import { highlightsProducts, useShownPath } from "./shown-path.ts";
import { usePopoverState } from "./use-popover-state.ts";

interface SiteHeaderProps {
  content: ShellContent;
  /** The page opens with a picture under the header, until the visitor scrolls. */
  overPicture: boolean;
}

/** How far the page scrolls before a header over a picture gets a background. */
const scrolledAfterPx = 60;

export function SiteHeader({ content, overPicture }: SiteHeaderProps) {
  const shownPath = useShownPath();
  const { ref: productsPanel, open: productsOpen } = usePopoverState();
  const { ref: menuSheet, open: menuOpen } = usePopoverState();
  const scrolled = useScrolled();
  const classes = ["site-header", overPicture && "site-header--over", scrolled && "site-header--scrolled"];

  return (
    <header className={classes.filter(Boolean).join(" ")}>
      <div className="site-header__bar wrap">
        <Logo companyName={content.companyName} />
        <nav className="site-header__entries" aria-label="Main">
          <ul>
            {content.menuEntries.map(({ name, path }) => (
              <li key={path}>
                {path === sitePages.product.path ? (
                  <>
                    <button
                      type="button"
                      className="site-header__entry"
                      popoverTarget="products-panel"
                      aria-expanded={productsOpen}
                      aria-controls="products-panel"
                      data-active={highlightsProducts(shownPath, content.categories)}
                    >
                      {name} <Icon name="chevron-down" sizePx={16} />
                    </button>
                    <ProductsPanel ref={productsPanel} content={content} />
                  </>
                ) : (
                  <a
                    className="site-header__entry"
                    href={path}
                    aria-current={shownPath === path ? "page" : undefined}
                    data-active={shownPath.startsWith(`${path}/`) || undefined}
                  >
                    {name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="site-header__ways">
          <ShortlistLink look="header" />
          <SearchLauncher />
          <button
            type="button"
            className="site-header__menu"
            popoverTarget="menu-sheet"
            aria-expanded={menuOpen}
            aria-controls="menu-sheet"
          >
            <span>Menu</span>
            <Icon name="menu" sizePx={26} />
            <Icon name="close" sizePx={26} />
          </button>
        </div>
      </div>
      <MenuSheet ref={menuSheet} content={content} />
    </header>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrolledAfterPx);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}
