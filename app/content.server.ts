/**
 * Everything that loaders and the list of routes import from the content. The build refuses this module in the
 * browser's code, and no other module of the app may import content: see docs/decisions/content-as-data.md.
 */
import { catalogue } from "#content/catalogue.ts";
import { isHindi } from "#content/page-registry.ts";

export { catalogue, findDetail, findFormer, findProject } from "#content/catalogue.ts";
export { canonicalPaths, categoryNames, translatedPaths } from "#content/paths.ts";
export { documentBytes, documentRevised } from "#documents/manifest.ts";
export { searchDocuments } from "#content/search/documents.ts";

/** The catalogue in the language of a page. */
export function catalogueFor({ pathname }: URL) {
  return isHindi(pathname) ? catalogue().inHindi() : catalogue();
}
