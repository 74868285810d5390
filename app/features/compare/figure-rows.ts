import type { Catalogue } from "#content/schema/resolved.ts";
import type { FigureDefinition } from "#content/schema/figure.ts";
import type { ComparedQuantity } from "./comparison/comparison.ts";

/** A row of the comparison with the figure keys that fill it. The first is also its identifier. */
export interface FigureRow {
  readonly quantity: ComparedQuantity;
  readonly keys: readonly string[];
  readonly definition: FigureDefinition;
}

/**
 * A row for each figure of the catalogue, in the order of figures.yaml. A figure that counts as another shares its
 * row.
 */
export function figureRows(definitions: Catalogue["figures"]): FigureRow[] {
  const entries = Object.entries(definitions);
  return entries.flatMap(([id, definition]) => {
    const { label, group, term, countsAs, ownRow, compared } = definition;
    if (countsAs && !ownRow) return [];
    const sharing = entries.filter(([, other]) => other.countsAs === id && !other.ownRow).map(([key]) => key);
    const best = compared?.better && compared.mark ? { mark: compared.mark, better: compared.better } : undefined;
    const quantity = { id, label: compared?.label ?? label, group, term, ...(best && { best }) };
    return [{ quantity, keys: [id, ...sharing], definition }];
  });
}
