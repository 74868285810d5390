/**
 * The inline script with what the loaders of a page returned. The build moves its text from each prerendered page into a file, and
 * writes the address of the file into `data-file`.
 */
export const pageDataId = "page-data";

/**
 * The script that gives the router what the loaders returned.
 * @param handoff what the router says of the page, as JSON
 * @param loaded what the loaders returned, in the router's encoding
 */
export function pageDataScript(handoff: string, loaded: string): string {
  const text = JSON.stringify(loaded).replaceAll("<", "\\u003c");
  return `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new Response(${text}).body`;
}
