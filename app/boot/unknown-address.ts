/**
 * Lets a page be hydrated that was rendered for another address: the one for unknown addresses is one document for all of them. While the
 * application starts, the address is the one that the server knew.
 * @param renderedPath the path for which the server rendered the page
 * @returns puts the visitor's address back
 */
export function coverUnknownAddress(renderedPath: string): () => void {
  if (comparable(location.pathname) === comparable(renderedPath)) return () => {};
  const asked = location.href;
  history.replaceState(history.state, "", renderedPath);
  return () => history.replaceState(history.state, "", asked);
}

/** A static host may add a slash at the end of an address, or serve it in another case. */
function comparable(path: string): string {
  return path.replace(/(?<=.)\/+$/, "").toLowerCase();
}
