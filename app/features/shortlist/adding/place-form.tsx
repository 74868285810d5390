import { choiceLabels, choiceKinds } from "#content/printed/choices.ts";
import { sitePages } from "#content/page-registry.ts";
import { type SubmitEvent, useState } from "react";
import { ActionButton } from "#app/ui/action-link.tsx";
import { MaterialTile } from "#app/ui/products/material-tile.tsx";
import { ChoiceSelect } from "../choice-select.tsx";
import { AmountField, RemarkField } from "../list/item-fields.tsx";
import { draftOf, itemOf, withOption } from "../list/item-draft.ts";
import { addToShortlist } from "../list/shortlist-actions.ts";
import { printChoice } from "../list/shortlist-text.ts";
import { placeFor } from "../list/shortlist.ts";
import { useShortlist } from "../list/use-shortlist.ts";
import type { ChooseInPlaceProps } from "./choose-in-place.tsx";

/** The other options of a product, its quantity and a remark, and a button that says what it adds. */
export default function PlaceForm({ product, finish }: ChooseInPlaceProps) {
  const { productId, name, choices, swatches } = product;
  const list = useShortlist();
  const [draft, setDraft] = useState(() => draftOf({}, choices.units));
  const [refused, setRefused] = useState(false);
  const { item, amountError } = itemOf(productId, withOption(draft, "finish", finish));
  const listed = list.items[placeFor(list, item)];
  const swatch = swatches.find((one) => one.name === finish);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefused(amountError !== undefined);
    if (amountError) event.currentTarget.querySelector<HTMLInputElement>("[name=amount]")?.focus();
    else addToShortlist(item, name);
  }

  return (
    <form className="place-form" aria-label="Add to shortlist" onSubmit={submit} noValidate>
      <p className="place-form__finish">
        {swatch && (
          <span className="place-form__tile" aria-hidden="true">
            <MaterialTile swatch={swatch} sizes="64px" />
          </span>
        )}
        <span>{finish}</span>
      </p>
      <div className="place-form__fields">
        {choiceKinds
          .filter((kind) => kind !== "finish")
          .map((kind) => (
            <ChoiceSelect
              key={kind}
              label={choiceLabels[kind]}
              options={choices[kind]}
              chosen={draft.choices[kind]}
              onChoose={(option) => setDraft(withOption(draft, kind, option))}
            />
          ))}
        <AmountField
          units={choices.units}
          typed={draft.typed}
          unit={draft.unit}
          error={refused ? amountError : undefined}
          onInput={(typed, unit) => {
            setDraft({ ...draft, typed, unit });
            setRefused(false);
          }}
        />
        <RemarkField remark={draft.remark} onInput={(remark) => setDraft({ ...draft, remark })} />
      </div>
      <div className="place-form__foot">
        <ActionButton type="submit" look="button" icon="bookmark">
          {`${listed ? "Update" : "Add"} ${printChoice(item)}`}
        </ActionButton>
        {listed && (
          <p className="small quiet">
            On your <a href={sitePages.shortlist.path}>shortlist</a>
            <span>{printChoice(listed) && `: ${printChoice(listed)}`}</span>
          </p>
        )}
      </div>
    </form>
  );
}
