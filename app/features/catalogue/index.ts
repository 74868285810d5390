/** What other features use of the catalogue. */
export { addressOfCategory, longestQuery } from "./address.ts";
