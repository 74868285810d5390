import { Picture } from "./picture.tsx";
import { To, type LinkPart } from "./link.tsx";
import type { PeerContent } from "./content.ts";

interface FrameProps {
  shell: PeerContent["shell"];
  path: string;
  link: LinkPart;
}

/** The header with its two menus, which need no script. */
export function Header({ shell, path, link }: FrameProps) {
  const on = (target: string) => (path === target ? "on" : undefined);
  return (
    <header className="header">
      <div className="wrap">
        <To link={link} href="/" className="logo">
          {shell.companyName}
        </To>
        <nav className="wide" aria-label="Main">
          {shell.menuEntries.map((entry) =>
            entry.path === "/product" ? (
              <details key={entry.path} name="menu">
                <summary>{entry.name}</summary>
                <Categories shell={shell} path={path} link={link} sizes="14vw" />
                <To link={link} href="/contact">
                  Ask about a product
                </To>
              </details>
            ) : (
              <To link={link} key={entry.path} href={entry.path} className={on(entry.path)}>
                {entry.name}
              </To>
            ),
          )}
        </nav>
        <a href="/shortlist">Shortlist</a>
        <form className="wide" action="/product" role="search">
          <input name="q" type="search" aria-label="Search products" />
        </form>
        <button type="button" className="narrow" popoverTarget="menu">
          Menu
        </button>
      </div>
      <nav id="menu" popover="auto" aria-label="Menu">
        {shell.menuEntries.map((entry) => (
          <To link={link} key={entry.path} href={entry.path} className={on(entry.path)}>
            {entry.name}
          </To>
        ))}
        <Categories shell={shell} path={path} link={link} sizes="44px" />
        {shell.links.map(({ label, href }) => (
          <a key={label} href={href}>
            {label}
          </a>
        ))}
      </nav>
    </header>
  );
}

function Categories({ shell, path, link, sizes }: FrameProps & { sizes: string }) {
  return (
    <ul className="categories">
      <li>
        <a href="/product">All products {shell.productCount}</a>
      </li>
      {shell.tools.map((tool) => (
        <li key={tool.path}>
          <a href={tool.path}>{tool.name}</a>
        </li>
      ))}
      {shell.categories.map((category) => (
        <li key={category.path}>
          <To link={link} href={category.path} className={path === category.path ? "on" : undefined}>
            {category.picture && <Picture picture={category.picture} sizes={sizes} />}
            {category.name} <small>{category.count}</small>
          </To>
        </li>
      ))}
    </ul>
  );
}

/** The footer with all addresses. */
export function Footer({ shell, link }: Omit<FrameProps, "path">) {
  return (
    <footer className="footer wrap">
      {[shell.footerEntries, shell.categories].map((entries, place) => (
        <ul key={place === 0 ? "Company" : "Products"}>
          {entries.map(({ name, path }) => (
            <li key={path}>
              <To link={link} href={path}>
                {name}
              </To>
            </li>
          ))}
        </ul>
      ))}
      {shell.offices.map(({ label, lines }) => (
        <address key={label}>
          <b>{label}</b> {lines.join(", ")}
        </address>
      ))}
      <ul>
        {shell.links.map(({ label, href }) => (
          <li key={label}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
      <p>{shell.copyright}</p>
      {shell.sampleNotice && <p>{shell.sampleNotice}</p>}
      <p>{shell.place}</p>
    </footer>
  );
}

/** The breadcrumbs. */
export function Trail({ names, link }: { names: { name: string; path: string }[]; link: LinkPart }) {
  return (
    <ol className="trail">
      {names.map(({ name, path }) => (
        <li key={path}>
          <To link={link} href={path}>
            {name}
          </To>
        </li>
      ))}
    </ol>
  );
}
