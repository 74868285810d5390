import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import type { PageTerm } from "./page-terms.ts";

/** The element with the explanations of the page's terms. */
export const pageTermsId = "page-terms";

/** Events after which a visitor may need a hint. Its code is not loaded before. */
const signs = ["pointermove", "touchstart", "focusin", "keydown"];

/**
 * Shows the explanations of the page's terms on hover, focus and touch, if the page has any. In a browser without
 * popovers the terms only link to the glossary.
 */
export function startTermHints(): void {
  const block = document.getElementById(pageTermsId);
  if (!block || !("popover" in HTMLElement.prototype)) return;
  const terms: PageTerm[] = JSON.parse(block.textContent);
  const wanted = new AbortController();
  const load = ({ target }: Event) => {
    // A press on a link navigates.
    if (target instanceof Element && target.closest("a:not(.term)")) return;
    wanted.abort();
    void loadChunk("term hints", () => import("./term-hints.ts"))
      .then(({ showTermHints }) => showTermHints(terms))
      // If it does not load, the terms link to the glossary, as without script.
      .catch((error: unknown) => console.warn(error));
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true, signal: wanted.signal });
}
