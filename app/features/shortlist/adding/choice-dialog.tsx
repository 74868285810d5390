import { choiceKinds, type ChoiceKind, choiceLabels } from "#content/printed/choices.ts";
import { type RefObject, type SubmitEvent, useId, useState } from "react";
import type { ResolvedSwatch } from "#content/schema/resolved.ts";
import { addToShortlist } from "../list/shortlist-actions.ts";
import { draftOf, itemOf, withOption } from "../list/item-draft.ts";
import { pickedFinish, type ChoosableProduct, optionLabel } from "../list/product-choices.ts";
import type { ShortlistItem } from "../list/shortlist.ts";
import { printChoice } from "../list/shortlist-text.ts";
import { AmountField, RemarkField } from "../list/item-fields.tsx";
import { useShortlist } from "../list/use-shortlist.ts";
import { changeItem } from "../list-changes.ts";
import { CloseButton, closeDialog, Dialog } from "#app/ui/controls/dialog.tsx";
import { ActionButton } from "#app/ui/action-link.tsx";
import { MaterialTile } from "#app/ui/products/material-tile.tsx";

interface ChoiceDialogProps {
  product: ChoosableProduct;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * Asks for the product's options, if its data has any, the quantity and a remark, for a new or an existing item of
 * the list. Open as long as it is rendered.
 */
export default function ChoiceDialog({ product, opener, onClose }: ChoiceDialogProps) {
  const { name, productId, choices, swatches: known } = product;
  const [lines] = useOwnItems(productId);
  const [finish] = useState(() => pickedFinish(productId));
  const [line, setLine] = useState(() => firstLine(lines, finish));
  const [draft, setDraft] = useState(() => draftFor(lines[line]));
  const [sent, setSent] = useState(false);
  const { item, amountError } = itemOf(productId, draft);

  /** The draft of an existing or a new item, with the finish that was picked on the page. */
  function draftFor(listed: ShortlistItem | undefined) {
    return draftOf({ ...(finish && { finish }), ...listed }, choices.units);
  }
  function chooseLine(next: number) {
    setLine(next);
    setDraft(draftFor(lines[next]));
    setSent(false);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(true);
    if (amountError) return event.currentTarget.querySelector<HTMLInputElement>("[name=amount]")?.focus();
    closeDialog(event);
    const listed = lines[line];
    if (listed) changeItem(listed, item, name);
    else addToShortlist(item, name);
  }

  const swatches = new Map(known.map((swatch) => [swatch.name, swatch]));
  const groupOf = (kind: ChoiceKind, looks?: ReadonlyMap<string, ResolvedSwatch>) => (
    <ChoiceGroup
      key={kind}
      kind={kind}
      options={choices[kind]}
      chosen={draft.choices[kind]}
      swatches={looks}
      onChoose={(option) => setDraft(withOption(draft, kind, option))}
    />
  );
  return (
    <Dialog className="choice-dialog" aria-labelledby="choice-title" opener={opener} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <header className="choice-dialog__head">
          <h2 id="choice-title" translate="no">
            {name}
          </h2>
          <CloseButton />
        </header>
        <div className="choice-dialog__body">
          {lines.length > 0 && <LineChoice lines={lines} line={line} onChoose={chooseLine} />}
          {groupOf("finish", swatches)}
          <div className="choice-dialog__rest">
            {choiceKinds.filter((kind) => kind !== "finish").map((kind) => groupOf(kind))}
            <AmountField
              units={[...new Set([...choices.units, draft.unit])]}
              typed={draft.typed}
              unit={draft.unit}
              error={sent ? amountError : undefined}
              onInput={(typed, unit) => {
                setDraft({ ...draft, typed, unit });
                setSent(false);
              }}
            />
            <RemarkField remark={draft.remark} onInput={(remark) => setDraft({ ...draft, remark })} />
          </div>
        </div>
        <footer className="choice-dialog__foot">
          <ActionButton type="submit" look="button" icon="bookmark">
            {lines[line] ? "Save changes" : "Add to shortlist"}
          </ActionButton>
          <ActionButton onClick={closeDialog}>Cancel</ActionButton>
        </footer>
      </form>
    </Dialog>
  );
}

/** The items of a product that were on the list when the dialog was opened. */
function useOwnItems(productId: string) {
  const { items } = useShortlist();
  return useState(() => items.filter((item) => item.productId === productId));
}

/** The index of the item to change: one with the picked finish, or without a finish; -1 for a new one. */
function firstLine(lines: readonly ShortlistItem[], finish: string | undefined): number {
  if (!finish) return lines.length - 1;
  const same = lines.findIndex((item) => item.finish === finish);
  return same < 0 ? lines.findIndex((item) => !item.finish) : same;
}

interface LineChoiceProps {
  lines: readonly ShortlistItem[];
  /** The index of the item to change; -1 for a new one. */
  line: number;
  onChoose: (line: number) => void;
}

/** Which item of the list to change, or a new one. */
function LineChoice({ lines, line, onChoose }: LineChoiceProps) {
  const id = useId();
  return (
    <div className="choice-select">
      <label htmlFor={id}>On your shortlist</label>
      <select
        id={id}
        className="text-field__control"
        value={line}
        onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}
      >
        {lines.map((item, place) => (
          <option key={JSON.stringify(item)} value={place}>
            Change: {printChoice(item) || "nothing chosen yet"}
          </option>
        ))}
        <option value={-1}>Add another item</option>
      </select>
    </div>
  );
}

interface ChoiceGroupProps {
  kind: ChoiceKind;
  options: readonly string[] | undefined;
  chosen: string | undefined;
  /** How the options look, by their names. */
  swatches?: ReadonlyMap<string, ResolvedSwatch> | undefined;
  /** Called with the option, or an empty text for none. */
  onChoose: (option: string) => void;
}

/** A choice of one option or none. Renders nothing if there are no options. */
function ChoiceGroup({ kind, options, chosen, swatches, onChoose }: ChoiceGroupProps) {
  const offered = options ?? [];
  const gone = chosen && !offered.includes(chosen) ? [chosen] : [];
  if (offered.length + gone.length === 0) return null;
  return (
    <fieldset className="choice-group">
      <legend>{choiceLabels[kind]}</legend>
      <div className={swatches?.size ? "choice-group__options choice-group__options--tiles" : "choice-group__options"}>
        {["", ...gone, ...offered].map((option) => {
          const swatch = swatches?.get(option);
          return (
            <label key={option} className="choice-group__option">
              <input
                type="radio"
                name={kind}
                value={option}
                checked={option === (chosen ?? "")}
                onChange={() => onChoose(option)}
              />
              {swatch && (
                <span className="choice-group__tile" aria-hidden="true">
                  <MaterialTile swatch={swatch} sizes="56px" />
                </span>
              )}
              <span>{option ? optionLabel(option) : "Not chosen"}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
