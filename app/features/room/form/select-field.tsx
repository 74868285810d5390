import { useId } from "react";

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  name: string;
  label: string;
  /** With a label, the choices of a group. */
  groups: readonly { readonly label?: string; readonly choices: readonly SelectChoice[] }[];
  value: string;
  onChange: (value: string) => void;
}

/** A labelled select. */
export function SelectField({ name, label, groups, value, onChange }: SelectFieldProps) {
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
        {groups.map(({ label: group, choices }) => {
          const options = choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ));
          return group === undefined ? (
            options
          ) : (
            <optgroup key={group} label={group}>
              {options}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}
