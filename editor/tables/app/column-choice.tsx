/** A column of another table. */
export interface NamedColumn {
  readonly at: number;
  readonly name: string;
}

interface ColumnChoiceProps {
  id: string;
  label: string;
  /** What is chosen where none of the columns is. */
  none: string;
  names: readonly NamedColumn[];
  place: number | null;
  onChange: (place: number | null) => void;
}

/** A choice of one of the columns of the other table. */
export function ColumnChoice({ id, label, none, names, place, onChange }: ColumnChoiceProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="text-field__control"
        value={place ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      >
        <option value="">{none}</option>
        {names.map(({ at, name }) => (
          <option key={at} value={at}>
            {name}
          </option>
        ))}
      </select>
    </>
  );
}
