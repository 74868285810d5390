import { createContext } from "react";

/** Marks the style sheet in the head. */
export const documentStylesId = "site-styles";

function stylesInDocument(): string {
  return typeof document === "undefined" ? "" : (document.getElementById(documentStylesId)?.textContent ?? "");
}

/**
 * The style sheet that the server writes into the head. The browser reads it back from there: the error screen draws the whole document
 * anew, its head included.
 */
export const DocumentStyles = createContext(stylesInDocument());
