import type { StaticHandlerContext } from "react-router";
import shell from "./shell.css?inline";

const sheets = import.meta.glob<string>("../routes/*.css", { query: "?inline", import: "default", eager: true });

/**
 * The style sheet of a page: what every page needs, and what its kind of page needs, which the sheet beside its route module collects.
 * Parts that a page loads on demand bring their own.
 */
export function pageStyles({ matches, statusCode }: StaticHandlerContext): string {
  const kind = statusCode === 404 ? "not-found" : kindOfPage(matches.at(-1)?.route.id ?? "");
  return shell + (sheets[`../routes/${kind}.css`] ?? "");
}

/** The name of the route module: that of `routes/about` is "about", and that of `detail-wallPanels` is "detail". */
function kindOfPage(routeId: string): string | undefined {
  return routeId.startsWith("routes/") ? routeId.slice("routes/".length) : routeId.split("-")[0];
}
