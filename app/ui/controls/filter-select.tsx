interface FilterSelectProps {
  name: string;
  label: string;
  /** The label of the option that matches any value. */
  anyLabel: string;
  /** With a label, the choices of a group. */
  groups: readonly {
    readonly label?: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  }[];
  /** The initial value; empty for any. */
  defaultValue: string;
  /** The values that can be chosen; by default all of them. */
  possible?: ReadonlySet<string>;
}

/** A labelled list from which one value, or any, is chosen, in a form that also works without JavaScript. */
export function FilterSelect({ name, label, anyLabel, groups, defaultValue, possible }: FilterSelectProps) {
  const cannotBeChosen = (value: string) => possible?.has(value) === false && value !== defaultValue;
  return (
    <div className="text-field">
      <label htmlFor={name}>{label}</label>
      <select className="text-field__control" id={name} name={name} defaultValue={defaultValue}>
        <option value="">{anyLabel}</option>
        {groups.map(({ label: groupLabel, choices }) => {
          const options = choices.map(({ value, label: words }) => (
            <option key={value} value={value} disabled={cannotBeChosen(value)}>
              {words}
            </option>
          ));
          return groupLabel ? (
            <optgroup key={groupLabel} label={groupLabel}>
              {options}
            </optgroup>
          ) : (
            options
          );
        })}
      </select>
    </div>
  );
}
