import { useId } from "react";

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  /** Whether the catalogue has what this choice needs, for style sheets. */
  readonly isSupplied?: boolean;
}

interface SelectFieldProps {
  name: string;
  label: string;
  choices: readonly SelectChoice[];
  value: string;
  onChange: (value: string) => void;
}

/** A labelled select. */
export function SelectField({ name, label, choices, value, onChange }: SelectFieldProps) {
  const id = `room-${useId()}`;
  return (
    <div className="room-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        className="text-field__control"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} data-supplied={choice.isSupplied ? "" : undefined}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
