/**
 * The data block with what the browser needs of a page to bring its markup to life. The build moves its text from each prerendered page
 * into a file, and writes the address of the file into `data-file`.
 */
export const pageDataId = "page-data";

/** What the server knows of a page, as JSON. */
export interface PageData<RootData = unknown> {
  /** The path for which the server rendered it. One document serves every unknown address. */
  path: string;
  /** What the loader of the root returned; missing if it failed. */
  root?: RootData | undefined;
  /** What the loader of the page returned. */
  page?: unknown;
  /** What its action returned, if a form was posted. */
  action?: unknown;
  /** Why there is no page. */
  error?: PageFailure | undefined;
}

/** An answer that a loader threw, as the router describes it, or the message of an error. */
export type PageFailure =
  | { status: number; statusText: string; internal: boolean; data: unknown }
  | { message: string };

/** Page data as the text of a data block, which no text in them can end. */
export function pageDataText(data: PageData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
