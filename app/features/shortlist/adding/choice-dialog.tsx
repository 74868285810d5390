import { type RefObject, type SubmitEvent, useState } from "react";
import { addToShortlist } from "../list/shortlist-actions.ts";
import { parseTypedAmount } from "../list/parse-shortlist.ts";
import { type ChoiceKind, choiceKinds, choiceLabels, type ChoosableProduct } from "../list/product-choices.ts";
import type { ShortlistItem } from "../list/shortlist.ts";
import { AmountField, isAmountUnit } from "../list/amount-field.tsx";
import { CloseButton, closeDialog, Dialog } from "#app/ui/controls/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./choice-dialog.css";
import { ChoiceGroup } from "./choice-group.tsx";

interface ChoiceDialogProps {
  product: ChoosableProduct;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks for the product's options, if its data offers any, and the quantity. Open as long as it is rendered. */
export default function ChoiceDialog({ product, opener, onClose }: ChoiceDialogProps) {
  const { name, productId, choices, swatches: known } = product;
  const [wrongAmount, setWrongAmount] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { item, wrong, amountField } = read(event.currentTarget, productId);
    setWrongAmount(wrong);
    if (wrong) return amountField?.focus();
    closeDialog(event);
    addToShortlist(item, name);
  }

  const swatches = new Map(known.map((swatch) => [swatch.name, swatch]));
  return (
    <Dialog className="choice-dialog" aria-labelledby="choice-title" opener={opener} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <header className="choice-dialog__head">
          <h2 id="choice-title">{name}</h2>
          <CloseButton />
        </header>
        <div className="choice-dialog__body">
          {choiceKinds.map((kind) => (
            <ChoiceGroup
              key={kind}
              kind={kind}
              label={choiceLabels[kind]}
              options={choices[kind]}
              swatches={kind === "finish" ? swatches : undefined}
            />
          ))}
          <AmountField units={choices.units} wrong={wrongAmount} onInput={() => setWrongAmount(false)} />
        </div>
        <footer className="choice-dialog__foot">
          <button type="submit" className="action-link action-link--button">
            <span>Add to shortlist</span>
            <Icon name="bookmark" />
          </button>
          <button type="button" className="action-link action-link--line" onClick={closeDialog}>
            <span>Cancel</span>
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function read(form: HTMLFormElement, productId: string) {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const item: ShortlistItem = { productId };
  for (const kind of choiceKinds satisfies readonly ChoiceKind[]) if (text(kind)) item[kind] = text(kind);
  const typed = text("amount").trim();
  const unit = text("unit");
  const amount = isAmountUnit(unit) ? parseTypedAmount(typed, unit) : undefined;
  const amountField = form.querySelector<HTMLInputElement>("[name=amount]");
  return { item: amount ? { ...item, amount } : item, wrong: typed !== "" && !amount, amountField };
}
