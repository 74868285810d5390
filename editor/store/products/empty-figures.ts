import { groupOf, isGroup, type Group } from "#content/load/group.ts";
import { editYaml } from "../../yaml/edit-yaml.ts";
import { valueOf } from "../file-value.ts";

/**
 * The text of a draft without the figures of its template that were left empty. An empty figure stays if a sentence inserts it, and if no
 * figure is filled in, because a product needs one.
 */
export function withoutEmptyFigures(text: string): string {
  return edited(text, (draft) => {
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
  });
}

/** The text of a draft without the cards that have no figures. */
export function withoutEmptyCards(text: string): string {
  return edited(text, (draft) => {
    const { specifications } = draft;
    if (!Array.isArray(specifications)) return draft;
    const filled = specifications.filter((card) => Object.keys(groupOf(groupOf(card).figures)).length > 0);
    return { ...draft, specifications: filled };
  });
}

/** The text with a changed value. One that cannot be read stays as it is, so that the check reports it. */
function edited(text: string, change: (draft: Group) => Group): string {
  const value = valueOf(text);
  return isGroup(value) ? editYaml(text, change(value)) : text;
}
