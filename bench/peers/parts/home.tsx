import type { PeerContent } from "./content.ts";
import { To, type LinkPart } from "./link.tsx";
import { Picture } from "./picture.tsx";

interface PartProps {
  home: PeerContent["home"];
  link: LinkPart;
}

/** The categories with their products. */
export function CategoryRows({ home: { products }, link }: PartProps) {
  return (
    <section className="wrap" id="products">
      <h2>{products.heading}</h2>
      <p>{products.subtext}</p>
      <a href="/product">{products.allLabel}</a>
      {products.rows.map((row) => (
        <article className="row" key={row.path}>
          {row.picture && (
            <figure>
              <Picture picture={row.picture} sizes="(min-width: 992px) 58vw, 100vw" />
              <figcaption>{row.picture.caption}</figcaption>
            </figure>
          )}
          <div>
            <p>{row.count}</p>
            {row.figure && (
              <p>
                {row.figure.label} <strong>{row.figure.value}</strong> {row.figure.unit}
              </p>
            )}
            <h3>{row.name}</h3>
            <p>{row.description}</p>
            <ul>
              {row.products.map(({ name, path }) => (
                <li key={path}>
                  <To link={link} href={path}>
                    {name}
                  </To>
                </li>
              ))}
            </ul>
            <To link={link} href={row.path} className="button">
              {products.exploreLabel}
            </To>
          </div>
        </article>
      ))}
    </section>
  );
}

/** The supplier's description, location and contact details. */
export function AboutAndContact({ home: { about, contact }, link }: PartProps) {
  return (
    <>
      <section className="dark">
        <div className="wrap">
          <h2>{about.heading}</h2>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <h3>Who we work for</h3>
          <p>{about.venues}</p>
          <h3>Warranty</h3>
          <p>{about.warranty}</p>
          <To link={link} href="/about">
            {about.linkLabel}
          </To>
        </div>
      </section>
      <section className="wrap">
        <h2>{contact.heading}</h2>
        <dl>
          {contact.offices.map(({ label, lines }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{lines.join(", ")}</dd>
            </div>
          ))}
          <div>
            <dt>Phone</dt>
            <dd>{contact.phones.join(", ")}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>{contact.emails.join(", ")}</dd>
          </div>
        </dl>
        <a href={contact.map.linkAddress}>{contact.mapLinkLabel}</a>
        <To link={link} href="/contact" className="button">
          {contact.linkLabel}
        </To>
      </section>
    </>
  );
}
