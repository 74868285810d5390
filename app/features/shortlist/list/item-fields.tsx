import { unitLabels } from "#content/printed/choices.ts";
import { useId, type ChangeEvent, type ComponentProps } from "react";
import { FieldError } from "#app/ui/controls/field-error.tsx";
import { type Amount, shortlistLimits } from "./shortlist.ts";

type Unit = Amount["unit"];

interface AmountFieldProps {
  /** The units to choose from, the usual one first. */
  units: readonly Unit[];
  /** The number as typed, and its unit. */
  typed: string;
  unit: Unit;
  /** The error shown below the field. */
  error: string | undefined;
  onInput: (typed: string, unit: Unit) => void;
  onBlur?: () => void;
}

/** Longer than any amount, so that pasted text is never truncated. */
const longestAmount = 30;

/** The amount and its unit. It may be empty. */
export function AmountField({ units, typed, unit, error, onInput, onBlur }: AmountFieldProps) {
  const id = useId();

  function chooseUnit({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const chosen = units.find((one) => one === currentTarget.value);
    if (chosen) onInput(typed, chosen);
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
          maxLength={longestAmount}
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => onInput(currentTarget.value, unit)}
          onBlur={onBlur}
        />
        {units.length > 1 ? (
          <select name="unit" className="text-field__control" aria-label="Unit" value={unit} onChange={chooseUnit}>
            {units.map((one) => (
              <option key={one} value={one}>
                {unitLabels[one]}
              </option>
            ))}
          </select>
        ) : (
          <span translate="no">{unitLabels[unit]}</span>
        )}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

interface RemarkFieldProps extends Pick<ComponentProps<"textarea">, "autoComplete" | "maxLength"> {
  label?: string;
  remark: string;
  /** How many lines it has if it may have several. */
  rows?: number;
  error?: string | undefined;
  onInput: (remark: string) => void;
  onBlur?: () => void;
}

/** The visitor's remark on an item, or another text. */
export function RemarkField({ label = "Remark", remark, error, onInput, ...attributes }: RemarkFieldProps) {
  const id = useId();
  const Control = attributes.rows ? "textarea" : "input";
  return (
    <div className="remark-field">
      <label htmlFor={id}>{label}</label>
      <Control
        id={id}
        className="text-field__control"
        autoComplete="off"
        maxLength={shortlistLimits.remarkLength}
        {...attributes}
        value={remark}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => onInput(currentTarget.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
