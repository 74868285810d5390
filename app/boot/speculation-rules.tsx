import { use } from "react";
import { likelyAttribute } from "./prepare-pages.ts";
import { DocumentContext } from "./scripts.tsx";

/** Links to other pages of the site: not to files, nor to this page itself. */
const toPage = 'a[href^="/"]:not([href$=".pdf"],[download],[aria-current="page"])';

const rules = {
  prerender: [
    { where: { selector_matches: `${toPage}[${likelyAttribute}]` }, eagerness: "immediate" },
    { where: { selector_matches: `${toPage}:not([href*="?"])` }, eagerness: "moderate" },
    // A page with a query may be rendered for the request, so it is prepared only when the link is pressed.
    { where: { selector_matches: `${toPage}[href*="?"]` }, eagerness: "conservative" },
  ],
};

/**
 * Lets the browser prepare the page that a link leads to while the visitor points at it or presses it, and at once if the link is
 * marked as likely. A browser that does not know these rules, or saves data, ignores them.
 */
export function SpeculationRules() {
  const { nonce } = use(DocumentContext);
  return <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
