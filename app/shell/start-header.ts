// Imported directly, because the index would add React to every page.
import { loadStoredShortlist } from "#app/features/shortlist/list/load-shortlist.ts";
import { currentShortlist, subscribeToShortlist } from "#app/features/shortlist/list/shortlist-store.ts";
import { onPageShown } from "../boot/page-shown.ts";
import { fromDesktop } from "../ui/breakpoints.ts";

/** Enhances the server-rendered header with JavaScript. Without JavaScript it works with links and native popovers. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>(".site-header");
  if (!header) return;
  startMenu(header);
  startFolding(header);
  startShortlistCount(header);
}

/**
 * Closes the menu when one of its links is clicked, when focus leaves it and when the viewport crosses the desktop
 * breakpoint.
 */
function startMenu(header: HTMLElement): void {
  const menu = header.querySelector<HTMLElement>(".site-menu");
  // `older-browsers.ts` opens it otherwise.
  if (!menu || !("popover" in HTMLElement.prototype)) return;
  // One for wide screens and one for narrow screens.
  const buttons = [...header.querySelectorAll(`[popovertarget="${menu.id}"]`)];
  const showState = (open: boolean) => {
    for (const button of buttons) button.setAttribute("aria-expanded", String(open));
  };
  const close = () => menu.hidePopover();
  // The visitor may have opened it before the script loaded.
  showState(menu.matches(":popover-open"));
  menu.addEventListener("beforetoggle", ({ newState }) => showState(newState === "open"));
  menu.addEventListener("click", ({ target }) => (target as Element).closest("a") && close());
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !menu.contains(relatedTarget) && !buttons.includes(relatedTarget)) close();
  });
  matchMedia(fromDesktop).addEventListener("change", close);
}

/** Expands and collapses the list of products in the menu of narrow screens. */
function startFolding(header: HTMLElement): void {
  const button = header.querySelector(".site-menu button[aria-controls]");
  const list = document.getElementById(button?.getAttribute("aria-controls") ?? "");
  button?.addEventListener("click", () => {
    if (list) list.hidden = !list.hidden;
    button.setAttribute("aria-expanded", String(!list?.hidden));
  });
}

/** Shows the number of items on the visitor's shortlist. */
function startShortlistCount(header: HTMLElement): void {
  const places = [...header.querySelectorAll(".shortlist-link__count")].map((count) => {
    const words = document.createElement("span");
    words.className = "visually-hidden";
    count.after(" ", words);
    return { count, words };
  });
  const showCount = () => {
    const { length } = currentShortlist().items;
    for (const { count, words } of places) {
      count.textContent = length > 0 ? String(length) : "";
      words.textContent = length > 0 ? (length === 1 ? "item" : "items") : "";
    }
  };
  subscribeToShortlist(showCount);
  void loadStoredShortlist();
  // The list may have been started while the page was prerendered or in the back/forward cache.
  onPageShown(() => void loadStoredShortlist());
}
