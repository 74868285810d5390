import { sitePages } from "#content/page-registry.ts";
import { Logo } from "#app/ui/logo.tsx";
import type { ShellContent } from "./shell-content.ts";

/** The pages that are listed with the categories. */
const ofProducts = new Set<string>(
  [sitePages.product, sitePages.room, sitePages.seats, sitePages.downloads].map(({ path }) => path),
);

export function SiteFooter({ content }: { content: ShellContent }) {
  const isOfProducts = ({ path }: { path: string }) => ofProducts.has(path);
  const company = content.footerEntries.filter((entry) => !isOfProducts(entry));
  const products = [...content.categories, ...content.footerEntries.filter(isOfProducts)];
  return (
    <footer className="site-footer wrap">
      <div className="site-footer__columns grid">
        <Logo companyName={content.companyName} />
        <FooterLinks title="Company" links={company} />
        <FooterLinks title="Products" links={products} />
        <div className="site-footer__column site-footer__column--offices">
          {content.offices.map(({ label, lines }) => (
            <div key={label} className="site-footer__office">
              <h2>{label}</h2>
              <address>{lines.join("\n")}</address>
            </div>
          ))}
          <div className="site-footer__office site-footer__office--printed">
            <h2>Get in touch</h2>
            <p>{content.contact.join("\n")}</p>
          </div>
        </div>
        <div className="site-footer__column site-footer__column--links">
          <h2>Get in touch</h2>
          <ul>
            {content.links.map(({ label, href, download }) => (
              <li key={label}>
                <a href={href} download={download ? "" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="site-footer__bar">
        <p>{content.copyright}</p>
        {content.sampleNotice && <p>{content.sampleNotice}</p>}
        <p>{content.place}</p>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: { name: string; path: string }[] }) {
  return (
    <nav className={`site-footer__column site-footer__column--${title.toLowerCase()}`} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
