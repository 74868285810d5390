import { use } from "react";
import { likelyAttribute } from "./prepare-next-page.ts";
import { DocumentContext } from "./scripts.tsx";

/** Links to other pages of the site, but not to files or to this page. */
const toPage = 'a[href^="/"]:not([href$=".pdf"],[download],[aria-current="page"])';

const rules = {
  prerender: [
    { where: { selector_matches: `${toPage}[${likelyAttribute}]` }, eagerness: "immediate" },
    { where: { selector_matches: `${toPage}:not([href*="?"])` }, eagerness: "moderate" },
    // The server may render a page with a query per request, so it is prerendered only when the link is
    // pressed.
    { where: { selector_matches: `${toPage}[href*="?"]` }, eagerness: "conservative" },
  ],
};

/**
 * Lets the browser prerender the page behind a link on hover or press, and at once if the link is marked as
 * likely. Browsers without speculation rules or in data-saver mode ignore this.
 */
export function SpeculationRules() {
  const { nonce } = use(DocumentContext);
  return <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
