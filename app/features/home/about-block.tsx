import { sitePages } from "#content/page-registry.ts";
import { LogoText } from "#app/ui/logo.tsx";
import { ActionLink } from "#app/ui/action-link.tsx";
import type { HomeContent } from "./build-home-content.ts";

/** Who the supplier is, on a dark background. */
export function AboutBlock({ companyName, heading, paragraphs, venues, warranty, linkLabel }: HomeContent["about"]) {
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
