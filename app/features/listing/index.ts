/** What other features use of the listings. */
export { ProductSection } from "./product-section.tsx";
