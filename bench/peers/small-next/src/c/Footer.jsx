import { categories, site } from "../content";
import { Link } from "../link";
import { icons } from "./Icons";
export function Footer() {
  return (
    <footer className="ftr">
      <div className="wrap">
        <div className="cols">
          <ul>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <Link to="/about">About Us</Link>
            </li>
            <li>
              <Link to="/projects">Our Work</Link>
            </li>
            <li>
              <Link to="/contact">Contact Us</Link>
            </li>
          </ul>
          <ul>
            {categories.map((k) => (
              <li key={k.slug}>
                <Link to={"/" + k.slug}>{k.title}</Link>
              </li>
            ))}
          </ul>
          <address>
            Corporate office: 12 Example Road, New Delhi 110001, India
            <br />
            Registered office: 34 Sample Street, Delhi 110092, India
          </address>
          <div className="social">
            {icons.map((k) => (
              <a key={k.t} href={k.h} aria-label={k.t}>
                {k.i}
              </a>
            ))}
          </div>
        </div>
        <small>{site.copyright}</small>
      </div>
    </footer>
  );
}
