import { useId } from "react";

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
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
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
