/** The parts of the catalogue that other features use. */
export { addressOfCategory } from "./address.ts";
