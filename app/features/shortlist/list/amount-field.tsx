import { useId, type ChangeEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { amountErrors, unitLabels } from "./product-choices.ts";
import type { Amount } from "./shortlist.ts";

type Unit = Amount["unit"];

interface AmountFieldProps {
  /** The units to choose from, the usual one first. */
  units: readonly Unit[];
  /** The number as typed and its unit, where the page holds them; without it the field holds them itself. */
  held?: { typed: string; unit: Unit } | undefined;
  wrong: boolean;
  onInput: (typed: string, unit: Unit) => void;
  onBlur?: () => void;
}

export function isAmountUnit(unit: string): unit is Unit {
  return unit in unitLabels;
}

/** The amount and its unit. It may be empty; an error is shown below it. */
export function AmountField({ units, held, wrong, onInput, onBlur }: AmountFieldProps) {
  const id = useId();
  const [first = "pieces"] = units;
  const unit = held?.unit ?? first;

  function tell({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) {
    const group = currentTarget.parentElement;
    const typed = group?.querySelector("input")?.value ?? "";
    const chosen = group?.querySelector("select")?.value ?? first;
    if (isAmountUnit(chosen)) onInput(typed, chosen);
  }

  return (
    <div className="amount-field">
      <label htmlFor={id}>{units.length === 1 && unit === "pieces" ? "Quantity" : "Quantity or area"}</label>
      <div className="amount-field__controls">
        <input
          id={id}
          name="amount"
          className="text-field__control"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...(held ? { value: held.typed } : { defaultValue: "" })}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={tell}
          onBlur={onBlur}
        />
        {units.length > 1 ? (
          <select
            name="unit"
            className="text-field__control"
            aria-label="Unit"
            {...(held ? { value: unit } : { defaultValue: first })}
            onChange={tell}
          >
            {units.map((one) => (
              <option key={one} value={one}>
                {unitLabels[one]}
              </option>
            ))}
          </select>
        ) : (
          <>
            <input type="hidden" name="unit" value={unit} />
            <span>{unitLabels[unit]}</span>
          </>
        )}
      </div>
      {wrong && (
        <p className="text-field__error" id={`${id}-error`}>
          <Icon name="error" sizePx={18} />
          {amountErrors[unit]}
        </p>
      )}
    </div>
  );
}
