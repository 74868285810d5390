import { resolveFacets } from "../facets/resolve-facets.ts";
import type { CategoryId } from "../schema/category.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type { Catalogue, SampleState } from "../schema/resolved.ts";
import type { Entries } from "./entries.ts";
import { resolveCategory, resolveDetails } from "./resolve-category.ts";
import { stateOf } from "./check-projects.ts";
import { resolveGallery, resolvePages } from "./resolve-pages.ts";
import { resolveGlossary } from "./resolve-glossary.ts";
import { resolveProduct } from "./resolve-product.ts";

/** Joins entries whose references were checked into what the pages read. */
export function resolveCatalogue(
  entries: Entries,
  pictures: ReadonlyMap<string, ResolvedPicture>,
  samples: SampleState,
): Catalogue {
  const { company, navigation, figures: definitions, pages, swatchSets } = entries;
  const context = { definitions, pictures, swatchSets, entries: entries.products };
  const products = new Map(
    [...entries.products].map(([id, entry]) => {
      const category = entries.categories.get(id.split("/")[0] as CategoryId)!;
      return [id, resolveProduct(id, entry, category, context)];
    }),
  );
  const categories = navigation.categories.map((id) =>
    resolveCategory(id, entries.categories.get(id)!, { ...context, products }),
  );
  return {
    company,
    navigation,
    categories,
    products: [...products.values()],
    details: categories.flatMap((category) =>
      resolveDetails(category, entries.categories.get(category.id)!, entries.products),
    ),
    synonyms: entries.search.synonyms,
    ...resolveFacets(entries.facets, categories),
    pages: resolvePages(pages, pictures),
    regions: entries.regions.map(({ id, rows }) => ({
      id,
      label: pages.projects.regions[id],
      rows: rows.map((row) => ({ ...row, state: stateOf(row.location) })),
    })),
    map: entries.map,
    gallery: resolveGallery(entries.gallery, pictures),
    glossary: resolveGlossary(entries.glossary),
    pictures,
    samples,
  };
}
