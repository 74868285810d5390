/** What other features use of the catalogue. */
export { addressOfCategory } from "./address.ts";
