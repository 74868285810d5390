import { categories, site } from "../content";
import { Link } from "../link";
/** Native <details> dropdown and toggler; `on` = current path. */
export function Header({ path }) {
  const c = (p) => (path === p ? "on" : undefined);
  const inProducts = categories.some((k) => path.startsWith("/" + k.slug)) ? " on" : "";
  const links = (
    <>
      <Link to="/" className={c("/")}>
        Home
      </Link>
      <details className={"dd" + inProducts} name="nav-dd">
        <summary>Products</summary>
        <div className="dd-list">
          {categories.map((k) => (
            <Link key={k.slug} to={k.slug === "wallPanels" ? "/wallPanels" : "/" + k.slug} className={c("/" + k.slug)}>
              {k.title}
            </Link>
          ))}
        </div>
      </details>
      <Link to="/about" className={c("/about")}>
        About
      </Link>
      <Link to="/projects" className={c("/projects")}>
        Projects
      </Link>
      <Link to="/contact" className={c("/contact")}>
        Contact
      </Link>
    </>
  );
  return (
    <header className="hdr">
      <div className="wrap">
        <Link to="/" className="logo">
          {site.name}
        </Link>
        <nav className="deskonly" aria-label="Main">
          {links}
        </nav>
        <details className="menu">
          <summary aria-label="Menu">☰</summary>
          <nav className="nav" aria-label="Main">
            {links}
          </nav>
        </details>
      </div>
    </header>
  );
}
