let shownAddress = "";

/** Tells which address the router shows, without its fragment. */
export function noteShownAddress(address: string): void {
  shownAddress = address;
}

/**
 * Keeps from the router that the browser has gone to a fragment of the same page. It would render the page again at once, as it does
 * for every step back, and React gives up a part that is not hydrated yet when it has to render it at once: the part would disappear
 * until its code has loaded.
 */
export function leaveFragmentsToBrowser(): void {
  noteShownAddress(location.pathname + location.search);
  const stopIfSamePage = (event: PopStateEvent) => {
    if (location.pathname + location.search === shownAddress) event.stopImmediatePropagation();
  };
  addEventListener("popstate", stopIfSamePage, { capture: true });
}
