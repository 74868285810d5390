import { createContext } from "react";

/** The style sheet that the server writes into the head. Empty in the browser, which has it from the document already. */
export const DocumentStyles = createContext("");
