import { useId, useState } from "react";

interface AddByNameProps {
  what: string;
  /** The names to choose from; undefined for free text. */
  names: readonly string[] | undefined;
  labelOfName?: (name: string) => string;
  /** The names to offer first, below a heading. */
  usual?: { label: string; names: readonly string[] };
  onAdd: (name: string) => void;
}

/** Adds an entry with a chosen or typed name. */
export function AddByName({ what, names, labelOfName = String, usual, onAdd }: AddByNameProps) {
  const [name, setName] = useState("");
  const id = useId();
  if (names?.length === 0) return null;
  const chosen = names && !names.includes(name) ? "" : name;
  const add = () => {
    if (chosen) onAdd(chosen);
    setName("");
  };
  const sorted = (names ?? []).toSorted((one, other) => labelOfName(one).localeCompare(labelOfName(other)));
  const first = sorted.filter((each) => usual?.names.includes(each));
  const rest = sorted.filter((each) => !first.includes(each));
  const option = (each: string) => (
    <option key={each} value={each}>
      {labelOfName(each)}
    </option>
  );
  return (
    <div className="add-by-name text-field">
      <label htmlFor={id}>
        Add {what === "entry" ? "an" : "a"} {what}
      </label>
      <div className="add-by-name__parts">
        {names ? (
          <select
            id={id}
            className="text-field__control"
            value={chosen}
            onChange={(event) => setName(event.target.value)}
          >
            <option value="">Choose</option>
            {first.length > 0 && <optgroup label={usual!.label}>{first.map(option)}</optgroup>}
            {first.length > 0 ? <optgroup label="Others">{rest.map(option)}</optgroup> : rest.map(option)}
          </select>
        ) : (
          <input
            id={id}
            className="text-field__control"
            value={name}
            onChange={(event) => setName(event.target.value.trim())}
          />
        )}
        <button type="button" className="plain-button" disabled={!chosen} onClick={add}>
          Add
        </button>
      </div>
    </div>
  );
}
