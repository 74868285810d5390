/** The parts of the listings that other features use. */
export { ProductSection } from "./product-section.tsx";
