import type { Catalogue } from "../schema/resolved.ts";
import type { SearchDocument } from "../schema/search.ts";
import { finishDocuments, pageDocuments, projectDocuments } from "./other-documents.ts";
import { productDocuments } from "./product-documents.ts";

/** Everything that a search can find: products, finishes, pages and projects. */
export function searchDocuments(catalogue: Catalogue): SearchDocument[] {
  return [
    ...productDocuments(catalogue),
    ...finishDocuments(catalogue),
    ...pageDocuments(catalogue),
    ...projectDocuments(catalogue),
  ];
}
