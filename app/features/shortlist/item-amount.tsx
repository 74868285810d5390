import { useState } from "react";
import { AmountField } from "./list/amount-field.tsx";
import { parseTypedAmount } from "./list/parse-shortlist.ts";
import type { Amount } from "./list/shortlist.ts";

interface ItemAmountProps {
  amount: Amount | undefined;
  units: readonly Amount["unit"][];
  onChange: (amount: Amount | undefined) => void;
}

/** The amount of an entry. A valid amount is kept as it is typed; an invalid one is reported when the field is left. */
export function ItemAmount({ amount, units, onChange }: ItemAmountProps) {
  const [draft, setDraft] = useState<{ typed: string; unit: Amount["unit"] }>();
  const [wrong, setWrong] = useState(false);
  const [usual = "pieces"] = units;
  const held = draft ?? { typed: amount ? String(amount.value) : "", unit: amount?.unit ?? usual };

  function take(typed: string, unit: Amount["unit"]) {
    const read = parseTypedAmount(typed, unit);
    const bad = typed.trim() !== "" && !read;
    setDraft({ typed, unit });
    setWrong((before) => before && bad);
    if (!bad) onChange(read);
  }

  function leave() {
    if (held.typed.trim() !== "" && !parseTypedAmount(held.typed, held.unit)) return setWrong(true);
    // The unit is remembered here until there is a number that it belongs to.
    setDraft(held.typed.trim() === "" ? { typed: "", unit: held.unit } : undefined);
  }

  return (
    <AmountField units={[...new Set([...units, held.unit])]} held={held} wrong={wrong} onInput={take} onBlur={leave} />
  );
}
