/** The parts of the downloads that other features use. */
export { downloadsOf, filesOfCategory, type FileSizes } from "./product-files.ts";
export { Downloads } from "./downloads.tsx";
