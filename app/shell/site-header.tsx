import { sitePages } from "#content/page-registry.ts";
import { SearchLauncher } from "#app/features/search/index.ts";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "#app/ui/logo.tsx";
import type { ShellContent } from "./shell-content.ts";
import { ShortlistLink, SiteMenu, highlightsProducts, useShownPath } from "./site-menu.tsx";

/** The header of every page. `start-header.ts` adds what needs JavaScript. */
export function SiteHeader({ content }: { content: ShellContent }) {
  const shownPath = useShownPath();
  return (
    <header className="site-header">
      <div className="site-header__bar wrap">
        <Logo companyName={content.companyName} />
        <nav className="site-header__entries" aria-label="Main">
          <ul>
            {content.menuEntries.map(({ name, path }) => (
              <li key={path}>
                {path === sitePages.product.path ? (
                  <button
                    type="button"
                    className="site-header__entry site-header__entry--menu"
                    popoverTarget="menu"
                    aria-expanded={false}
                    aria-controls="menu"
                    data-active={highlightsProducts(shownPath, content.categories)}
                  >
                    {name}
                  </button>
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
          <a
            className="site-header__entry site-header__language"
            href={content.otherLanguage.path}
            hrefLang={content.otherLanguage.code}
            lang={content.otherLanguage.code}
          >
            {content.otherLanguage.name}
          </a>
          <button
            type="button"
            className="site-header__menu"
            popoverTarget="menu"
            aria-expanded={false}
            aria-controls="menu"
          >
            <span>Menu</span>
            <Icon name="menu" sizePx={26} />
            <Icon name="close" sizePx={26} />
          </button>
        </div>
      </div>
      <SiteMenu content={content} />
    </header>
  );
}
