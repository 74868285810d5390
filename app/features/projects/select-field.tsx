import { Icon } from "#app/ui/icon.tsx";

interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps {
  name: string;
  label: string;
  /** What stands for any value. */
  any: string;
  groups: { label?: string; choices: Choice[] }[];
  defaultValue: string;
}

/** A choice of one value or any, its label above. */
export function SelectField({ name, label, any, groups, defaultValue }: SelectFieldProps) {
  return (
    <div className="text-field">
      <label htmlFor={name}>{label}</label>
      <div className="select-field">
        <select className="text-field__control" id={name} name={name} defaultValue={defaultValue}>
          <option value="">{any}</option>
          {groups.map((group) =>
            group.label ? (
              <optgroup key={group.label} label={group.label}>
                <Options choices={group.choices} />
              </optgroup>
            ) : (
              <Options key="" choices={group.choices} />
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </div>
    </div>
  );
}

function Options({ choices }: { choices: Choice[] }) {
  return choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
