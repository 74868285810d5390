import { whenShown } from "./page-shown.ts";

/** Marks the link whose page is prerendered at once (`speculation-rules.tsx`). */
export const likelyAttribute = "data-likely";

/** Links that visitors are more likely to follow: the names of cards and rows, and actions. */
const offered = ":is(h2, h3) a, a.action-link";

/** How long scrolling must have stopped before links in view count as likely to be followed. */
const restMs = 300;

/**
 * On touch devices, has the browser prerender the page that the visitor is likely to open next, once scrolling
 * stops. Does nothing in data-saver mode.
 */
export function prerenderLikelyPage(): void {
  const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
  if (saveData || effectiveType.endsWith("2g")) return;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function markLikely() {
    const likeliest = likeliestLink(document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']"));
    for (const link of document.querySelectorAll(`[${likelyAttribute}]`)) link.removeAttribute(likelyAttribute);
    likeliest?.setAttribute(likelyAttribute, "");
  }
  function waitForRest() {
    clearTimeout(rest);
    rest = setTimeout(markLikely, restMs);
  }
  function begin() {
    addEventListener("scroll", waitForRest, { passive: true });
    const main = document.getElementById("main");
    if (main) new MutationObserver(waitForRest).observe(main, { childList: true, subtree: true });
    waitForRest();
  }
  // Otherwise the browser would start prerendering other pages while it paints the first frame of this one.
  whenShown(begin);
}

/**
 * The link most likely to be followed: first the page's suggested next step, then the link nearest to the middle
 * of the screen. Pages with a query are excluded, because the server may render them per request.
 */
function likeliestLink(links: Iterable<HTMLAnchorElement>): HTMLAnchorElement | undefined {
  const middle = innerHeight / 2;
  let likeliest: { link: HTMLAnchorElement; distance: number } | undefined;
  for (const link of links) {
    const { pathname, search, hash } = link;
    const { top, bottom, width } = link.getBoundingClientRect();
    const inView = width > 0 && bottom > 0 && top < innerHeight;
    if (!inView || search || hash || pathname === location.pathname || /\.\w+$/.test(pathname)) continue;
    const distance = Math.abs((top + bottom) / 2 - middle) + (link.matches(offered) ? 0 : innerHeight);
    if (!likeliest || distance < likeliest.distance) likeliest = { link, distance };
  }
  return likeliest?.link;
}
