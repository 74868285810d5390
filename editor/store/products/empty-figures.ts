import { groupOf, type Group } from "#content/load/group.ts";

/**
 * A draft without the figures of its template that were left empty. An empty figure stays if a sentence inserts it, and if no figure is
 * filled in, because a product needs one.
 */
export function withoutEmptyFigures(draft: Group): Group {
  const cards = Array.isArray(draft.specifications) ? draft.specifications.map(groupOf) : [];
  const texts = JSON.stringify(draft);
  const isKept = ([key, figure]: [string, unknown]) => figure !== "" || texts.includes(`{${key}}`);
  const isFilled = cards.some(({ figures }) => Object.values(groupOf(figures)).some((figure) => figure !== ""));
  if (!isFilled) return draft;
  const specifications = cards.map((card) => ({
    ...card,
    figures: Object.fromEntries(Object.entries(groupOf(card.figures)).filter(isKept)),
  }));
  return { ...draft, specifications };
}

/** A draft without the cards that have no figures. */
export function withoutEmptyCards(draft: Group): Group {
  const { specifications } = draft;
  if (!Array.isArray(specifications)) return draft;
  const filled = specifications.filter((card) => Object.keys(groupOf(groupOf(card).figures)).length > 0);
  return { ...draft, specifications: filled };
}
