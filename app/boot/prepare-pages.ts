import { whenShown } from "./page-shown.ts";

/** Marks the link whose page is prepared at once (`speculation-rules.tsx`). */
export const likelyAttribute = "data-likely";

/** Links that are likelier than others: the names of cards and rows, and actions. */
const offered = ":is(h2, h3) a, a.action-link";

/** How long the page must lie still before links in view count as likely to be followed. */
const restMs = 300;

/**
 * Has the browser prepare the page that a visitor without a mouse is likely to open next, once the page lies still. Does nothing where
 * data is short.
 */
export function prepareLikelyPage(): void {
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
  // Otherwise the browser would prepare the pages that follow this one while it draws its first frame.
  whenShown(begin);
}

/**
 * The link to another page that is likeliest to be followed: first those that the page offers as the next step, then the nearest to the
 * middle of the screen. A page with a query may be rendered for the request, so it is not among them.
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
