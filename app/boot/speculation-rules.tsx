import { use } from "react";
import { RenderedPage } from "./deferred-scripts.tsx";

/** Marks the links whose pages are prepared at once (`prepare-pages.ts`). */
export const likelyAttribute = "data-likely";

/** Links that lead to no other page of the site: files, sections of this page, this page itself. */
const elsewhere = '[href^="#"], [href$=".pdf"], [download], [target], [aria-current="page"]';

/** A page with a query may be rendered for the request, so it is prepared only when the link is pressed. */
const withQuery = '[href*="?"]';

const pages = (selector: string, not: string) => ({
  and: [{ href_matches: "/*" }, { selector_matches: selector }, { not: { selector_matches: not } }],
});

const rules = {
  prerender: [
    { where: pages(`[${likelyAttribute}]`, elsewhere), eagerness: "immediate" },
    { where: pages("a", `${elsewhere}, ${withQuery}`), eagerness: "moderate" },
    { where: pages(withQuery, elsewhere), eagerness: "conservative" },
  ],
};

/**
 * Lets the browser prepare the page that a link leads to while the visitor points at it or presses it, and at once if the link is
 * marked as likely. A browser that does not know these rules, or saves data, ignores them.
 */
export function SpeculationRules() {
  const nonce = use(RenderedPage)?.nonce;
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
