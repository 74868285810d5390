/** What other features use of the files to take away. */
export { downloadsOf, filesOfCategory, type FileSizes, type ProductDownloads } from "./product-files.ts";
export { Downloads } from "./downloads.tsx";
