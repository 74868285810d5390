/** The parts of the downloads that other features use. */
export { downloadsOf, filesOfCategory, type FileSizes, type ProductDownloads } from "./product-files.ts";
export { Downloads } from "./downloads.tsx";
