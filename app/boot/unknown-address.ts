const notFoundRoute = "routes/not-found";

/** Matches no page, whatever the address of the visitor is. */
const unknownAddress = "/404.html";

/**
 * Lets the page for unknown addresses be hydrated. It is one document for all of them, and an address such as
 * `/wallPanels/nothing` would match the route of the products. While the router starts, the address is therefore one
 * that matches no page.
 * @returns puts the visitor's address back
 */
export function coverUnknownAddress(): () => void {
  // React Router's own name.
  // oxlint-disable-next-line no-underscore-dangle
  const modules = (window as { __reactRouterRouteModules?: Record<string, unknown> }).__reactRouterRouteModules ?? {};
  if (!(notFoundRoute in modules)) return () => {};
  const asked = location.href;
  history.replaceState(history.state, "", unknownAddress);
  return () => history.replaceState(history.state, "", asked);
}
