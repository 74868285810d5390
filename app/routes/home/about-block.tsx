import { LogoText } from "#app/shell/logo.tsx";
import { ActionLink } from "#app/ui/action-link.tsx";
import type { AboutContent } from "./home-content.ts";

/** Who the supplier is, on the dark ground. */
export function AboutBlock({ companyName, statement, venues, warranty, linkLabel }: AboutContent) {
  return (
    <section className="about-block night" aria-label={`About ${companyName}`}>
      <div className="wrap grid section">
        <p className="about-block__logo">
          <LogoText companyName={companyName} />
        </p>
        <p className="about-block__statement">{statement}</p>
        <div className="about-block__facts">
          <div>
            <h2>For</h2>
            <p>{venues}</p>
          </div>
          <div>
            <h2>Warranty</h2>
            <p>{warranty}</p>
            <ActionLink to="/about">{linkLabel}</ActionLink>
          </div>
        </div>
      </div>
    </section>
  );
}
