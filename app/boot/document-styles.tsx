import { createContext, use } from "react";

/** The id of the style sheet in the head. */
export const documentStylesId = "site-styles";
const laterStylesId = "later-styles";

interface SheetsOfDocument {
  sheet: string;
  laterSheet?: string | undefined;
  /** Names the sheet to the server that sends the page, if the page is rendered for a request. */
  nonce?: string | undefined;
}

function stylesInDocument(): SheetsOfDocument {
  if (typeof document === "undefined") return { sheet: "" };
  return {
    sheet: document.getElementById(documentStylesId)?.textContent ?? "",
    laterSheet: document.getElementById(laterStylesId)?.getAttribute("href") ?? undefined,
  };
}

/**
 * The style sheets that the server writes into the document. The browser reads them back from there, because the error screen renders
 * the whole document again, including its head.
 */
export const DocumentStyles = createContext(stylesInDocument());

/** Asks for the sheet of the parts below the first screen, so that the browser has begun to load it before it comes to them. */
export function LaterStylesPreload() {
  const { laterSheet } = use(DocumentStyles);
  return laterSheet && <link rel="preload" href={laterSheet} as="style" />;
}

/**
 * The sheet of the parts that follow. A browser paints what is before it without it. It is a file of its own, which the visitor has
 * already when the next page of its kind is opened.
 */
export function LaterStyles() {
  const { laterSheet } = use(DocumentStyles);
  return laterSheet && <link id={laterStylesId} rel="stylesheet" href={laterSheet} />;
}
