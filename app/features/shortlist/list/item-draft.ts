import { cleanLine } from "#content/text/clean-text.ts";
import { choiceKinds, type ChoiceKind } from "#content/printed/choices.ts";
import type { Amount, ShortlistItem } from "./shortlist.ts";
import { readTypedAmount } from "./typed-amount.ts";

/** An item being edited, with its amount as typed. */
export interface ItemDraft {
  choices: Partial<Record<ChoiceKind, string>>;
  typed: string;
  unit: Amount["unit"];
  remark: string;
}

/**
 * The initial draft.
 * @param item the existing item on the list, if any
 * @param units for its amount, the usual one first
 */
export function draftOf(item: Partial<ShortlistItem>, units: readonly Amount["unit"][]): ItemDraft {
  const { amount, remark = "" } = item;
  const choices = Object.fromEntries(choiceKinds.flatMap((kind) => (item[kind] ? [[kind, item[kind]]] : [])));
  return { choices, typed: amount ? String(amount.value) : "", unit: amount?.unit ?? units[0] ?? "pieces", remark };
}

/** The item that a draft describes, and the error of its amount. */
export function itemOf(productId: string, draft: ItemDraft): { item: ShortlistItem; amountError: string | undefined } {
  const { amount, error } = readTypedAmount(draft.typed, draft.unit);
  const item: ShortlistItem = { productId };
  for (const kind of choiceKinds) if (draft.choices[kind]) item[kind] = draft.choices[kind];
  const remark = cleanLine(draft.remark);
  return { item: { ...item, ...(amount && { amount }), ...(remark && { remark }) }, amountError: error };
}

/** The draft with another option chosen, or none. */
export function withOption(draft: ItemDraft, kind: ChoiceKind, option: string): ItemDraft {
  const { [kind]: _, ...others } = draft.choices;
  return { ...draft, choices: option ? { ...others, [kind]: option } : others };
}
