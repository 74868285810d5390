import frameLater from "../shell/frame-later.css?url";
import shell from "./shell.css?inline";
import hindiSheet from "../hindi/hindi.css?inline";

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
  /** Inlined in the document: what the page needs before first paint. */
  sheet: string;
  /** The address of the sheet for what is below the first screen or appears after a click. */
  laterSheet: string;
  /**
   * Whether the page links that sheet before its first part that needs it; otherwise it is linked before the
   * footer.
   */
  pageLinksIt: boolean;
}

/**
 * The styles of a page: the shared ones and those of its kind, which the sheets beside its route module collect.
 * They include everything that the page may show, because adding a sheet with layers later would make the browser
 * lay out the whole page again.
 * @param kind the name of the route module, or of an error screen
 * @param hindi whether the page is in Hindi
 */
export function pageStyles(kind: string, hindi: boolean): PageStyles {
  const sheet = shell + (sheets[`../routes/${kind}.css`] ?? "") + (hindi ? hindiSheet : "");
  const laterSheet = laterSheets[`../routes/${kind}-later.css`];
  return { sheet, laterSheet: laterSheet ?? frameLater, pageLinksIt: laterSheet !== undefined };
}
