import type { StaticHandlerContext } from "react-router";
import frameLater from "../shell/frame-later.css?url";
import shell from "./shell.css?inline";

const sheets = import.meta.glob<string>(["../routes/*.css", "!../routes/*-later.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});
const laterSheets = import.meta.glob<string>("../routes/*-later.css", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The styles of a page. */
export interface PageStyles {
  /** Stands in the document: what the page needs before it is painted. */
  sheet: string;
  /** The address of a sheet for what is below the first screen or shown after a press. */
  laterSheet: string;
  /** Whether the page links that sheet itself, before its first part that needs it; otherwise it stands before the footer. */
  pageLinksIt: boolean;
}

/**
 * The styles of a page: what every page needs, and what its kind of page needs, which the sheets beside its route module collect. They
 * hold the styles of all that the page may show: a sheet with layers that is added later makes the browser lay out the whole page again.
 */
export function pageStyles({ matches, statusCode }: StaticHandlerContext): PageStyles {
  const isAbsent = statusCode === 404 || statusCode === 410;
  const kind = isAbsent ? "not-found" : kindOfPage(matches.at(-1)?.route.id ?? "");
  const sheet = shell + (sheets[`../routes/${kind}.css`] ?? "");
  const laterSheet = laterSheets[`../routes/${kind}-later.css`];
  const pageLinksIt = laterSheet !== undefined && statusCode < 400;
  return { sheet, laterSheet: pageLinksIt ? laterSheet : frameLater, pageLinksIt };
}

/** The name of the route module: that of `routes/about` is "about", and that of `detail-wallPanels` is "detail". */
function kindOfPage(routeId: string): string | undefined {
  return routeId.startsWith("routes/") ? routeId.slice("routes/".length) : routeId.split("-")[0];
}
