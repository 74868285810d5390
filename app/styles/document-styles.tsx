import { createContext, use } from "react";

interface SheetsOfDocument {
  /** The style sheet in the head. */
  sheet: string;
  /** The address of the deferred style sheet. */
  laterSheet?: string | undefined;
  /** Whether the page itself links the deferred sheet. */
  pageLinksIt?: boolean;
}

/** The style sheets in the document. */
export const DocumentStyles = createContext<SheetsOfDocument>({ sheet: "" });

/** Preloads the deferred style sheet, so that it is on its way before the browser parses the parts that need it. */
export function LaterStylesPreload() {
  const { laterSheet } = use(DocumentStyles);
  return laterSheet && <link rel="preload" href={laterSheet} as="style" />;
}

/** Links the deferred style sheet, unless the page has done so already. */
export function LaterStylesOfFrame() {
  return !use(DocumentStyles).pageLinksIt && <LaterStyles />;
}

/**
 * The deferred style sheet. The browser paints everything before this link without waiting for it. As a separate
 * file it is cached for the next page of the same kind.
 */
export function LaterStyles() {
  const { laterSheet } = use(DocumentStyles);
  return laterSheet && <link rel="stylesheet" href={laterSheet} />;
}
