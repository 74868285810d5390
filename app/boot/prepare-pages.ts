import { whenShown } from "./page-shown.ts";
import { likelyAttribute } from "./speculation-rules.tsx";

/** How many pages are prepared. Each costs the visitor's data: its document and the pictures of its first screen. */
const mostPages = 2;

/** How long the likeliest page has the processor to itself. Two pages at once would both be ready late on a slow phone. */
const aheadMs = 1200;

/** Links that are likelier than others: the names of cards and rows, and actions. */
const offered = ":is(h2, h3) a, a.action-link";

/** How long the page must lie still before links in view count as likely to be followed. */
const restMs = 300;

/**
 * Has the browser prepare the pages that a visitor without a mouse is likely to open next: those of the links nearest to the middle of
 * the screen once it lies still. Does nothing where data is short.
 */
export function preparePagesInView(): void {
  const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
  if (saveData || effectiveType.endsWith("2g")) return;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function markLikely() {
    const [likeliest, ...others] = likelyLinks(document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']"));
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`[${likelyAttribute}]`))
      if (link !== likeliest && !others.includes(link)) link.removeAttribute(likelyAttribute);
    mark(likeliest);
    rest = setTimeout(() => others.forEach(mark), aheadMs);
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

function mark(link?: HTMLAnchorElement): void {
  link?.setAttribute(likelyAttribute, "");
}

/**
 * The links to other pages that are likeliest to be followed: first those that the page offers as the next step, then those nearest to
 * the middle of the screen. A page with a query may be rendered for the request, so it is not among them.
 */
function likelyLinks(links: Iterable<HTMLAnchorElement>): HTMLAnchorElement[] {
  const middle = innerHeight / 2;
  const pages = new Map<string, { link: HTMLAnchorElement; distance: number }>();
  for (const link of links) {
    const { pathname, search, hash } = link;
    // Asking for the place of a link in a part that is not laid out yet would lay it out.
    if (!link.checkVisibility({ contentVisibilityAuto: true })) continue;
    const { top, bottom, width } = link.getBoundingClientRect();
    const inView = width > 0 && bottom > 0 && top < innerHeight;
    if (!inView || search || hash || pathname === location.pathname || /\.\w+$/.test(pathname)) continue;
    const distance = Math.abs((top + bottom) / 2 - middle) + (link.matches(offered) ? 0 : innerHeight);
    if (distance < (pages.get(pathname)?.distance ?? Number.POSITIVE_INFINITY)) pages.set(pathname, { link, distance });
  }
  const nearest = [...pages.values()].toSorted((a, b) => a.distance - b.distance);
  return nearest.slice(0, mostPages).map(({ link }) => link);
}
