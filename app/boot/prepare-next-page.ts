import { whenShown } from "./page-shown.ts";

/** Marks the link whose page is prerendered at once (`scripts.tsx`). */
export const likelyAttribute = "data-likely";

/** Links that visitors are more likely to follow: the names of cards and rows, and actions. */
const offered = ":is(h2, h3) a, a.action-link";

/** How long scrolling must have stopped before links in view count as likely to be followed. */
const restMs = 300;

/** A prefetched document stays in the browser's cache for a minute (`server/static/file-handler.ts`). */
const prefetchedForMs = 50_000;

/**
 * Has the browser prepare the page that the visitor is likely to open next. Where it can prerender, the speculation rules of the
 * document do that, and the likeliest link is marked on touch devices once scrolling stops: a mouse hovers before it clicks. Elsewhere
 * the document alone is fetched into the cache: of a link that is pointed at, pressed or focused and, unless the visitor saves data,
 * of the likeliest.
 */
export function prepareNextPage(): void {
  const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
  const savesData = saveData || effectiveType.endsWith("2g");
  const hasMemory = (navigator.deviceMemory ?? 4) > 2;
  const prerenders = HTMLScriptElement.supports?.("speculationrules") === true && !savesData && hasMemory;
  if (!prerenders) prefetchPointedPages();
  if (savesData || (prerenders && !matchMedia("(hover: none)").matches)) return;
  // Otherwise the browser would prepare other pages while it paints the first frame of this one.
  whenShown(() => followLikeliest(prerenders ? markLikely : prefetchDocument));
}

/** Calls `prepare` with the likeliest link in view whenever scrolling has stopped. */
function followLikeliest(prepare: (link: HTMLAnchorElement | undefined) => void): void {
  let rest: ReturnType<typeof setTimeout> | undefined;
  const look = () => prepare(likeliestLink(document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")));
  function waitForRest() {
    clearTimeout(rest);
    rest = setTimeout(look, restMs);
  }
  addEventListener("scroll", waitForRest, { passive: true });
  const main = document.getElementById("main");
  if (main) new MutationObserver(waitForRest).observe(main, { childList: true, subtree: true });
  waitForRest();
}

function markLikely(likeliest: HTMLAnchorElement | undefined): void {
  for (const link of document.querySelectorAll(`[${likelyAttribute}]`)) link.removeAttribute(likelyAttribute);
  likeliest?.setAttribute(likelyAttribute, "");
}

function prefetchPointedPages(): void {
  for (const event of ["pointerover", "touchstart", "focusin"]) {
    addEventListener(event, ({ target }) => prefetchDocument((target as Element).closest?.("a[href^='/']")), {
      passive: true,
    });
  }
}

const prefetchedAtMs = new Map<string, number>();

function prefetchDocument(link: Element | null | undefined): void {
  if (!(link instanceof HTMLAnchorElement) || !leadsToPage(link)) return;
  const now = performance.now();
  if (now - (prefetchedAtMs.get(link.pathname) ?? -Infinity) < prefetchedForMs) return;
  prefetchedAtMs.set(link.pathname, now);
  // If it fails, the link loads the page as usual.
  fetch(link.pathname, { headers: { "x-purpose": "prefetch" } }).catch(() => undefined);
}

/** Pages with a query are excluded, because the server may render them per request. */
function leadsToPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return !search && !hash && pathname !== location.pathname && !/\.\w+$/.test(pathname);
}

/**
 * The link most likely to be followed: first the page's suggested next step, then the link nearest to the middle
 * of the screen.
 */
function likeliestLink(links: Iterable<HTMLAnchorElement>): HTMLAnchorElement | undefined {
  const middle = innerHeight / 2;
  let likeliest: { link: HTMLAnchorElement; distance: number } | undefined;
  for (const link of links) {
    const { top, bottom, width } = link.getBoundingClientRect();
    const inView = width > 0 && bottom > 0 && top < innerHeight;
    if (!inView || !leadsToPage(link)) continue;
    const distance = Math.abs((top + bottom) / 2 - middle) + (link.matches(offered) ? 0 : innerHeight);
    if (!likeliest || distance < likeliest.distance) likeliest = { link, distance };
  }
  return likeliest?.link;
}
