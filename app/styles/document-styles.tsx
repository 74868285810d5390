import { createContext, use } from "react";

interface SheetsOfDocument {
  /** The style sheet in the head. */
  sheet: string;
  /** The address of the sheet for what is below the first screen or shown after a press. */
  laterSheet?: string | undefined;
  /** Whether the page itself links that sheet. */
  pageLinksIt?: boolean;
}

/** The style sheets that the server writes into the document. */
export const DocumentStyles = createContext<SheetsOfDocument>({ sheet: "" });

/** Asks for the sheet of the parts below the first screen, so that the browser has begun to load it before it comes to them. */
export function LaterStylesPreload() {
  const { laterSheet } = use(DocumentStyles);
  return laterSheet && <link rel="preload" href={laterSheet} as="style" />;
}

/** Links the sheet of the parts that follow, unless the page has done so before. */
export function LaterStylesOfFrame() {
  return !use(DocumentStyles).pageLinksIt && <LaterStyles />;
}

/**
 * The sheet of the parts that follow. A browser paints what is before it without it. It is a file of its own, which the visitor has
 * already when the next page of its kind is opened.
 */
export function LaterStyles() {
  const { laterSheet } = use(DocumentStyles);
  return laterSheet && <link rel="stylesheet" href={laterSheet} />;
}
