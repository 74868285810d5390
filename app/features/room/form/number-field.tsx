import { useId, useState } from "react";
import { readWrittenNumber } from "#content/text/written-numbers.ts";

interface NumberFieldProps {
  name: string;
  label: string;
  /** After the label: `m²`. */
  unit?: string;
  /** NaN if nothing, or not a number, has been entered. */
  value: number;
  onChange: (value: number) => void;
  /** Whether only whole numbers are expected. */
  isWhole?: boolean;
  /** The error of the value. */
  error?: string | undefined;
  /** Hides the label if the row above already shows it. */
  quietLabel?: boolean;
}

/**
 * A number with its unit. Keeps the text as typed until the field is left, and longer if it is not a number. Not of the type `number`, which
 * the wheel changes while the visitor scrolls.
 */
export function NumberField({ name, label, unit, value, onChange, isWhole, error, quietLabel }: NumberFieldProps) {
  const id = `room-${useId()}`;
  const [typed, setTyped] = useState<{ text: string; value: number }>();
  const shown = typed && Object.is(typed.value, value) ? typed.text : printed(value);
  return (
    <div className="room-field">
      <label htmlFor={id} className={quietLabel ? "visually-hidden" : undefined}>
        {label}
        {unit && <span className="quiet" translate="no">{` ${unit}`}</span>}
      </label>
      <input
        id={id}
        className="text-field__control"
        type="text"
        inputMode={isWhole ? "numeric" : "decimal"}
        autoComplete="off"
        name={name}
        value={shown}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => {
          const text = currentTarget.value;
          // A half-typed number ends with its decimal point or comma.
          const next = readWrittenNumber(text.replace(/[.,٫]\s*$/, ""), unit) ?? NaN;
          setTyped({ text, value: next });
          onChange(next);
        }}
        onBlur={() => {
          // A length in feet would remain beside the unit m.
          if (typed && !Number.isNaN(typed.value) && Number(typed.text) !== typed.value) setTyped(undefined);
        }}
      />
      {error && (
        <p className="room-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

function printed(value: number): string {
  return Number.isNaN(value) ? "" : String(Math.round(value * 100) / 100);
}
