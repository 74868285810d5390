import { loadChunk } from "#app/ui/loading/load-chunk.ts";

/** Events after which a visitor may need a hint. Its code is not loaded before. */
const signs = ["pointerover", "touchstart", "focusin", "keydown"];

/**
 * Shows the explanations of the page's terms on hover, focus and touch. In a browser without popovers the terms only
 * link to the glossary.
 */
export function startTermHints(): void {
  if (!("popover" in HTMLElement.prototype)) return;
  const wanted = new AbortController();
  const load = ({ target }: Event) => {
    // A press on a link navigates. Parts that script adds may bring the first term.
    if (target instanceof Element && target.closest("a:not(.term)")) return;
    if (!document.querySelector(".term")) return;
    wanted.abort();
    void loadChunk("term hints", () => import("./term-hints.ts"))
      .then(({ showTermHints }) => showTermHints())
      // If it does not load, the terms link to the glossary, as without JavaScript.
      .catch((error: unknown) => console.warn(error));
  };
  for (const sign of signs) addEventListener(sign, load, { passive: true, signal: wanted.signal });
}
