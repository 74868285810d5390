import { groupOf } from "#content/load/group.ts";

/** The original of a copy, and its figures. */
export interface Copied {
  readonly name: string;
  readonly figures: readonly string[];
}

/** The figures on a product's cards as written, including samples. */
export function figuresIn(product: unknown): string[] {
  const { specifications } = groupOf(product);
  const cards: unknown[] = Array.isArray(specifications) ? specifications : [];
  return cards.flatMap((card) =>
    Object.entries(groupOf(groupOf(card).figures))
      .map(([key, written]) => `${key}: ${JSON.stringify(groupOf(written).value ?? written)}`)
      .toSorted(),
  );
}
