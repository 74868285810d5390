import { resolveFacets } from "../facets/resolve-facets.ts";
import { searchedFinishes } from "../search/finishes.ts";
import { searchedFigures } from "../search/measures.ts";
import type { ResolvedPicture } from "../schema/picture.ts";
import type { Catalogue, SampleState } from "../schema/resolved.ts";
import type { Entries } from "./entries.ts";
import { resolveAddresses } from "./former-addresses.ts";
import { categoryOf, inOrder, listingOf } from "./listings.ts";
import { navigationEntries } from "./navigation.ts";
import { resolveCategory, resolveDetails } from "./resolve-category.ts";
import { resolveGallery, resolveGlossary, resolvePages } from "./resolve-pages.ts";
import { resolveProduct } from "./resolve-product.ts";
import { resolveRegions } from "./resolve-projects.ts";

/** Joins the entries into the catalogue for pages. References must have been checked before. */
export function resolveCatalogue(
  entries: Entries,
  pictures: ReadonlyMap<string, ResolvedPicture>,
  samples: SampleState,
): Catalogue {
  const { company, figures: definitions, pages, swatchSets } = entries;
  const context = { definitions, pictures, swatchSets, entries: entries.products };
  const products = new Map(
    [...entries.products].map(([id, entry]) => {
      const category = entries.categories.get(categoryOf(id))!;
      return [id, resolveProduct(id, entry, category, context)];
    }),
  );
  const listed = [...entries.categories].map(([id, entry]) => {
    const listing = listingOf(id, entries.products);
    const category = resolveCategory(id, entry, listing, { ...context, products });
    const details = resolveDetails(category, listing, entries.products);
    return { name: id, order: entry.order, homeOrder: entry.home.order ?? entry.order, category, details };
  });
  const inMenuOrder = listed.toSorted(inOrder);
  const categories = inMenuOrder.map(({ category }) => category);
  return {
    company,
    categories,
    homeCategories: listed
      .toSorted((one, other) => inOrder({ ...one, order: one.homeOrder }, { ...other, order: other.homeOrder }))
      .map(({ category }) => category),
    products: [...products.values()],
    details: inMenuOrder.flatMap(({ details }) => details),
    synonyms: entries.search.synonyms,
    answers: entries.search.answers,
    searchedFigures: searchedFigures(definitions),
    searchedFinishes: searchedFinishes(entries.facets),
    facetEntries: entries.facets,
    figures: definitions,
    ...resolveFacets(entries.facets, definitions, categories),
    pages: resolvePages(pages, pictures),
    menu: navigationEntries("menu", pages),
    footer: navigationEntries("footer", pages),
    regions: resolveRegions(entries, { products, categories, pictures }),
    map: entries.map,
    acoustics: entries.acoustics,
    formerAddresses: resolveAddresses(entries.addresses),
    gallery: resolveGallery(entries.gallery, pictures),
    glossary: resolveGlossary(entries.glossary),
    pictures,
    samples,
  };
}
