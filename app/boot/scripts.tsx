import { createContext, use } from "react";
import { bootScript } from "./boot-script.ts";
import { likelyAttribute } from "./prepare-next-page.ts";

/** What the server knows about the document that it renders. */
export interface RenderedDocument {
  /** The nonce of inline scripts, by which their hashes are found before it is removed from the document. */
  nonce?: string | undefined;
}

export const DocumentContext = createContext<RenderedDocument>({});

/**
 * Loads the page's script. There is no modulepreload in the head, and modules are requested only after the page
 * has loaded or at the first interaction, so that they do not compete with the largest picture for bandwidth.
 */
export function PageScripts() {
  const { nonce } = use(DocumentContext);
  const entry = import.meta.env.ENTRY_ADDRESS;
  if (import.meta.env.DEV) return <script type="module" src={entry} />;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: bootScript(entry) }} />;
}

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
