/**
 * Keeps from the router that the browser has gone to a fragment of the same page. It would render the page again at once, as it does
 * for every step back, and React gives up a part that is not hydrated yet when it has to render it at once: the part would disappear
 * until its code has loaded.
 */
export function leaveFragmentsToBrowser(): void {
  let shownAddress = addressWithoutFragment();
  const noteAddress = () => (shownAddress = addressWithoutFragment());
  // Noted at the call and not when the page is drawn: a step back may come in between, and the router has to hear of it.
  for (const name of ["pushState", "replaceState"] as const) {
    const change = history[name].bind(history);
    history[name] = (...values) => {
      change(...values);
      noteAddress();
    };
  }
  const stopIfSamePage = (event: PopStateEvent) => {
    if (addressWithoutFragment() === shownAddress) event.stopImmediatePropagation();
    noteAddress();
  };
  addEventListener("popstate", stopIfSamePage, { capture: true });
}

function addressWithoutFragment(): string {
  return location.pathname + location.search;
}
