import type { CatalogueItem, Facet, FacetId, FacetValue } from "#content/schema/facet.ts";

/** The chosen values by facet. A facet without a choice is left out. */
export type Chosen = Readonly<Partial<Record<FacetId, readonly string[]>>>;

/** A value that can be chosen, or is chosen. */
export interface OfferedValue extends FacetValue {
  /** How many products have it, ignoring the other choices in its own facet. */
  readonly count: number;
  readonly chosen: boolean;
}

export interface OfferedFacet extends Omit<Facet, "values"> {
  readonly values: readonly OfferedValue[];
}

/** The items that have at least one of the chosen values in every facet with a choice. */
export function filterItems(items: readonly CatalogueItem[], chosen: Chosen): CatalogueItem[] {
  const choices = choicesOf(chosen);
  return items.filter((item) => choices.every(([facet, values]) => hasOne(item, facet, values)));
}

/**
 * The values that can be chosen next, with live counts. A value is offered if choosing it leaves a product, or if
 * it is already chosen, so that it can be removed. A facet with nothing to offer is left out.
 */
export function offerFacets(items: readonly CatalogueItem[], facets: readonly Facet[], chosen: Chosen): OfferedFacet[] {
  const counts = countValues(items, facets, chosen);
  return facets.flatMap(({ id, values, ...facet }) => {
    const offered = values
      .map((value) => ({
        ...value,
        count: counts.get(id)?.get(value.id) ?? 0,
        chosen: chosen[id]?.includes(value.id) ?? false,
      }))
      .filter((value) => value.count > 0 || value.chosen);
    return offered.length > 0 ? [{ ...facet, id, values: offered }] : [];
  });
}

/**
 * Chooses a value, or removes it if it is chosen. Choices that no longer contribute a product are dropped, so that removing another one
 * can never leave an empty list.
 */
export function toggleValue(
  items: readonly CatalogueItem[],
  facets: readonly Facet[],
  chosen: Chosen,
  facet: FacetId,
  value: string,
): Chosen {
  const before = chosen[facet] ?? [];
  const definition = facets.find(({ id }) => id === facet);
  const order = definition?.values.map(({ id }) => id) ?? [];
  const added = definition?.choice === "one" ? [value] : [...before, value];
  const after = before.includes(value) ? before.filter((each) => each !== value) : added;
  const next = { ...chosen, [facet]: after.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) };
  return withoutIdle(items, facets, next);
}

function withoutIdle(items: readonly CatalogueItem[], facets: readonly Facet[], chosen: Chosen): Chosen {
  const counts = countValues(items, facets, chosen);
  const kept = choicesOf(chosen).map(
    ([facet, values]) => [facet, values.filter((value) => (counts.get(facet)?.get(value) ?? 0) > 0)] as const,
  );
  return Object.fromEntries(kept.filter(([, values]) => values.length > 0));
}

/**
 * For each facet the products by value, among those that match every other facet's choice. One pass over the
 * items.
 */
function countValues(items: readonly CatalogueItem[], facets: readonly Facet[], chosen: Chosen) {
  const choices = choicesOf(chosen);
  const counts = new Map(facets.map(({ id }) => [id, new Map<string, number>()]));
  for (const item of items) {
    const missed = choices.filter(([facet, values]) => !hasOne(item, facet, values));
    if (missed.length > 1) continue;
    // A product that fails only one facet's choice still counts for the values of that facet.
    const [only] = missed;
    for (const [facet, tally] of only ? [[only[0], counts.get(only[0])] as const] : counts) {
      for (const value of item.values[facet] ?? []) tally?.set(value, (tally.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

function choicesOf(chosen: Chosen): [FacetId, readonly string[]][] {
  const choices = Object.entries(chosen) as [FacetId, readonly string[] | undefined][];
  return choices.flatMap(([facet, values]) => (values && values.length > 0 ? [[facet, values]] : []));
}

function hasOne(item: CatalogueItem, facet: FacetId, values: readonly string[]): boolean {
  return item.values[facet]?.some((value) => values.includes(value)) ?? false;
}
