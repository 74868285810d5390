import { createContext } from "react";

/** The id of the style sheet in the head. */
export const documentStylesId = "site-styles";

interface SheetOfDocument {
  sheet: string;
  /** Names the sheet to the server that sends the page, if the page is rendered for a request. */
  nonce?: string | undefined;
}

function stylesInDocument(): SheetOfDocument {
  const sheet = typeof document === "undefined" ? "" : document.getElementById(documentStylesId)?.textContent;
  return { sheet: sheet ?? "" };
}

/**
 * The style sheet that the server writes into the head. The browser reads it back from there, because the error screen renders the
 * whole document again, including its head.
 */
export const DocumentStyles = createContext(stylesInDocument());
