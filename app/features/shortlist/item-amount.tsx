import { useState } from "react";
import { AmountField } from "./list/item-fields.tsx";
import { readTypedAmount } from "./list/typed-amount.ts";
import type { Amount } from "./list/shortlist.ts";

interface ItemAmountProps {
  amount: Amount | undefined;
  units: readonly Amount["unit"][];
  onChange: (amount: Amount | undefined) => void;
}

/**
 * The amount of an entry, stored as soon as it is valid. Errors are shown when the field loses focus. The field
 * keeps its text until the amount changes elsewhere.
 */
export function ItemAmount({ amount, units, onChange }: ItemAmountProps) {
  const [draft, setDraft] = useState<{ typed: string; unit: Amount["unit"] }>();
  const [left, setLeft] = useState(false);
  const [usual = "pieces"] = units;
  const stored = { typed: amount ? String(amount.value) : "", unit: amount?.unit ?? usual };
  const read = draft && readTypedAmount(draft.typed, draft.unit);
  const current = read && (read.error !== undefined || isSame(read.amount, amount)) ? draft : stored;
  const error = current === draft ? read?.error : undefined;

  function take(typed: string, unit: Amount["unit"]) {
    const { amount: next, error: wrong } = readTypedAmount(typed, unit);
    setDraft({ typed, unit });
    if (!wrong) {
      setLeft(false);
      onChange(next);
    }
  }

  return (
    <AmountField
      units={[...new Set([...units, current.unit])]}
      {...current}
      error={left ? error : undefined}
      onInput={take}
      onBlur={() => setLeft(error !== undefined)}
    />
  );
}

function isSame(one: Amount | undefined, other: Amount | undefined): boolean {
  return one?.value === other?.value && one?.unit === other?.unit;
}
