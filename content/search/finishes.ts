import { groupsOfSwatch } from "../facets/swatch-groups.ts";
import { containsPhrase, textsInField } from "../facets/product-texts.ts";
import type { CatalogueItem, FacetEntries, FacetEntry, FacetId } from "../schema/facet.ts";
import type { Product, ResolvedSwatch } from "../schema/resolved.ts";
import type { Measures, SearchedFinish } from "../schema/search.ts";

type SwatchFilter = Extract<FacetEntry, { by: "swatches" }>;

function swatchFilters({ filters }: FacetEntries): [FacetId, SwatchFilter][] {
  return Object.entries(filters).flatMap(([id, entry]) => (entry.by === "swatches" ? [[id, entry]] : []));
}

/** The colours and woods that a search understands, with buyers' words for them. */
export function searchedFinishes(entries: FacetEntries): SearchedFinish[] {
  return swatchFilters(entries).flatMap(([facet, { groups }]) =>
    groups.map(({ id, named = [], said }) => ({ id: `${facet}:${id}`, words: [...named, ...said] })),
  );
}

/** The colours and woods of a product; `colour:*` if it is made in any. */
export function finishesOfProduct(product: Product, item: CatalogueItem | undefined, entries: FacetEntries): string[] {
  return swatchFilters(entries).flatMap(([facet, { anyOfThem = [] }]) => {
    const texts = textsInField("colours", product, []);
    const isAny = anyOfThem.some((words) => texts.some((text) => containsPhrase(text, words)));
    return [...(item?.values[facet] ?? []), ...(isAny ? ["*"] : [])].map((id) => `${facet}:${id}`);
  });
}

/** The colours and woods of one swatch. */
export function finishesOfSwatch(swatch: ResolvedSwatch, entries: FacetEntries): string[] {
  return swatchFilters(entries).flatMap(([facet, { groups }]) =>
    groupsOfSwatch(swatch, groups).map(({ id }) => `${facet}:${id}`),
  );
}

/** The colours and woods as a document's measures; undefined if there are none. */
export function withFinishes(finishes: readonly string[]): Pick<Measures, "finishes"> {
  return finishes.length > 0 ? { finishes } : {};
}
