import { sitePages } from "#content/page-registry.ts";
import type { ReactNode } from "react";
import { ActionLink } from "#app/ui/action-link.tsx";
import type { HomeContent } from "./build-home-content.ts";
import MapFrame from "./map-frame.island.tsx";

/** The supplier's addresses and contact details. */
export function ContactBlock({
  heading,
  linkLabel,
  mapLinkLabel,
  offices,
  phones,
  emails,
  map,
}: HomeContent["contact"]) {
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
