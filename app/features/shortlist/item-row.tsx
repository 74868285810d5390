import { cleanLine } from "#content/text/clean-text.ts";
import { choiceLabels, choiceKinds } from "#content/printed/choices.ts";
import { useState } from "react";
import { RemarkField, AmountField } from "./list/item-fields.tsx";
import { type ShortlistItem, isSameChoice, type Amount } from "./list/shortlist.ts";
import { Icon } from "#app/ui/icon.tsx";
import { MoveDownIcon, MoveUpIcon } from "#app/ui/list-icons.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { ListedProductHead } from "./listed-product-head.tsx";
import type { ListedProduct } from "./build-shortlist-page.ts";
import { shownFigures } from "./list/shortlist-text.ts";
import { readTypedAmount } from "./list/typed-amount.ts";

interface ItemRowProps {
  row: KeyedItem;
  product: ListedProduct;
  place: { index: number; count: number };
  onChange: (item: ShortlistItem) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** One entry of the list: the product, its options, its quantity and its position. */
export function ItemRow({ row: { key, item }, product, place, onChange, onMove, onRemove }: ItemRowProps) {
  const { name, choices } = product;
  return (
    <article className="item-row" aria-label={name}>
      <ListedProductHead
        productId={item.productId}
        product={{ ...product, figures: product.figures.slice(0, shownFigures) }}
        Heading="h2"
      />
      <div className="item-row__tools">
        <MoveButton id={`move--1-${key}`} up name={name} atEnd={place.index === 0} onPress={() => onMove(-1)} />
        <MoveButton
          id={`move-1-${key}`}
          name={name}
          atEnd={place.index === place.count - 1}
          onPress={() => onMove(1)}
        />
        <button
          type="button"
          id={`remove-${key}`}
          className="round-button"
          aria-label={`Remove ${name}`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="item-row__choices">
        {choiceKinds.map((kind) => (
          <ChoiceSelect
            key={kind}
            label={choiceLabels[kind]}
            options={choices[kind]}
            chosen={item[kind]}
            onChoose={(option) => onChange(withPart(item, kind, option))}
          />
        ))}
        <ItemAmount
          amount={item.amount}
          units={choices.units}
          onChange={(amount) => onChange(withPart(item, "amount", amount))}
        />
        <ItemRemark remark={item.remark} onChange={(remark) => onChange(withPart(item, "remark", cleanLine(remark)))} />
      </div>
    </article>
  );
}

type Part = Exclude<keyof ShortlistItem, "productId">;

/** The item with one field changed, or removed if it is empty. */
function withPart<Name extends Part>(item: ShortlistItem, part: Name, value: ShortlistItem[Name]): ShortlistItem {
  const { [part]: _, ...rest } = item;
  return { ...rest, productId: item.productId, ...(value && { [part]: value }) };
}

interface ItemRemarkProps {
  remark: string | undefined;
  onChange: (remark: string) => void;
}

/** The remark on an entry, stored as it is typed. */
function ItemRemark({ remark = "", onChange }: ItemRemarkProps) {
  const [draft, setDraft] = useState<string>();
  function take(written: string) {
    setDraft(written);
    onChange(written);
  }
  return <RemarkField remark={draft ?? remark} onInput={take} onBlur={() => setDraft(undefined)} />;
}

interface MoveButtonProps {
  id: string;
  up?: boolean;
  name: string;
  /** It cannot move further. The button stays, so that it keeps focus. */
  atEnd: boolean;
  onPress: () => void;
}

function MoveButton({ id, up = false, name, atEnd, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className="round-button"
      aria-label={`Move ${name} ${up ? "up" : "down"}`}
      aria-disabled={atEnd}
      onClick={onPress}
    >
      {up ? <MoveUpIcon /> : <MoveDownIcon />}
    </button>
  );
}

/** An item of the list with a key that is stable while it is moved and changed, so that focus is kept. */
export interface KeyedItem {
  key: number;
  item: ShortlistItem;
}

/**
 * The items of the list with their previous keys. An item is matched by its choices or, if those have changed, by
 * its product and its index.
 */
export function keyedItems(before: readonly KeyedItem[], items: readonly ShortlistItem[]): KeyedItem[] {
  const left = new Set(before);
  const take = (known: KeyedItem | undefined) => {
    if (known) left.delete(known);
    return known?.key;
  };
  const unchanged = items.map((item) => take([...left].find((known) => isSameChoice(known.item, item))));
  let last = Math.max(0, ...before.map(({ key }) => key));
  return items.map((item, index) => {
    const here = before[index];
    const changed = () => (here && left.has(here) && here.item.productId === item.productId ? take(here) : undefined);
    return { key: unchanged[index] ?? changed() ?? (last += 1), item };
  });
}

interface ItemAmountProps {
  amount: Amount | undefined;
  units: readonly Amount["unit"][];
  onChange: (amount: Amount | undefined) => void;
}

/**
 * The amount of an entry, stored as soon as it is valid. Errors are shown when the field loses focus. The field
 * keeps its text until the amount changes elsewhere.
 */
function ItemAmount({ amount, units, onChange }: ItemAmountProps) {
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
