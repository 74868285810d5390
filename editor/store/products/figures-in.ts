import { groupOf } from "#content/load/group.ts";

/** What a product was copied from, and the figures that it had. */
export interface Copied {
  readonly name: string;
  readonly figures: readonly string[];
}

/** The figures on the cards of a product as they are written, whether they are samples or not. */
export function figuresIn(product: unknown): string[] {
  const { specifications } = groupOf(product);
  const cards: unknown[] = Array.isArray(specifications) ? specifications : [];
  return cards.flatMap((card) =>
    Object.entries(groupOf(groupOf(card).figures))
      .map(([key, written]) => `${key}: ${JSON.stringify(groupOf(written).value ?? written)}`)
      .toSorted(),
  );
}
