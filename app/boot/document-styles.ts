import { createContext } from "react";

/** The id of the style sheet in the head. */
export const documentStylesId = "site-styles";

function stylesInDocument(): string {
  return typeof document === "undefined" ? "" : (document.getElementById(documentStylesId)?.textContent ?? "");
}

/**
 * The style sheet that the server writes into the head. The browser reads it back from there, because the error screen renders the
 * whole document again, including its head.
 */
export const DocumentStyles = createContext(stylesInDocument());
