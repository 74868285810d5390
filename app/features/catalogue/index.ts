/** What other features use of the catalogue. */
export { longestQuery } from "./address.ts";
