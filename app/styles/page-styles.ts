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
 * @param kind the name of the route module, or of a screen in place of a page
 */
export function pageStyles(kind: string): PageStyles {
  const sheet = shell + (sheets[`../routes/${kind}.css`] ?? "");
  const laterSheet = laterSheets[`../routes/${kind}-later.css`];
  return { sheet, laterSheet: laterSheet ?? frameLater, pageLinksIt: laterSheet !== undefined };
}
