import { sitePages } from "#content/page-registry.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import type { HomeContent } from "./build-home-content.ts";
import Gallery from "./gallery.island.tsx";
import { CategoryRow } from "./category-row.tsx";
import { LogoText } from "#app/ui/logo.tsx";
import type { ReactNode } from "react";
import MapFrame from "./map-frame.island.tsx";

/** The home page below its slides. */
export default function BelowSlides({ products, gallery, about, contact }: Omit<HomeContent, "slides">) {
  return (
    <>
      <CategoryRows {...products} />
      <Gallery {...gallery} />
      <AboutBlock {...about} />
      <ContactBlock {...contact} />
    </>
  );
}

/** The categories in order: the first and, of an even number, the last over the whole width, the others in pairs. */
function CategoryRows({ heading, subtext, exploreLabel, allLabel, rows }: HomeContent["products"]) {
  return (
    <section id="products" className="category-rows" aria-labelledby="products-title" tabIndex={-1}>
      <header className="category-rows__head wrap grid">
        <h2 id="products-title">{heading}</h2>
        <div className="category-rows__lead">
          <p className="quiet">{subtext}</p>
          <ActionLink to={sitePages.product.path}>{allLabel}</ActionLink>
        </div>
      </header>
      <div className="category-rows__list bleed">
        {rows.map((row, place) => (
          <CategoryRow
            key={row.path}
            row={row}
            exploreLabel={exploreLabel}
            isPaired={place > 0 && (place < rows.length - 1 || rows.length % 2 === 1)}
          />
        ))}
      </div>
    </section>
  );
}

/** Who the supplier is, on a dark background. */
function AboutBlock({ companyName, heading, paragraphs, venues, warranty, linkLabel }: HomeContent["about"]) {
  return (
    <section className="about-block night" aria-labelledby="about-title">
      <div className="wrap grid section">
        <p className="about-block__logo">
          <LogoText companyName={companyName} />
        </p>
        <div className="about-block__statement">
          <h2 id="about-title">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="about-block__facts">
          <div>
            <h3>Who we work for</h3>
            <p>{venues}</p>
          </div>
          <div>
            <h3>Warranty</h3>
            <p>{warranty}</p>
            <ActionLink to={sitePages.about.path}>{linkLabel}</ActionLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The supplier's addresses and contact details. */
function ContactBlock({ heading, linkLabel, mapLinkLabel, offices, phones, emails, map }: HomeContent["contact"]) {
  return (
    <section className="contact-block section bleed" aria-labelledby="contact-title">
      <h2 id="contact-title">{heading}</h2>
      <div className="contact-block__map">
        <MapFrame {...map} />
      </div>
      <div className="contact-block__ways">
        <dl>
          {offices.map(({ label, lines }) => (
            <Way key={label} term={label}>
              <dd>
                <address>{lines.join("\n")}</address>
              </dd>
            </Way>
          ))}
          <Way term="Phone">
            {phones.map((phone, index) => (
              // Sample numbers may be alike, and their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <dd key={index}>
                <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>
              </dd>
            ))}
          </Way>
          <Way term="Email">
            {emails.map((email) => (
              <dd key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </dd>
            ))}
          </Way>
          <Way term="Map">
            <dd>
              <a href={map.linkAddress}>{mapLinkLabel}</a>
            </dd>
          </Way>
        </dl>
        <ActionLink to={sitePages.contact.path} look="button">
          {linkLabel}
        </ActionLink>
      </div>
    </section>
  );
}

function Way({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      {children}
    </div>
  );
}
