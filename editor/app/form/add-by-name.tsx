import { useId, useState } from "react";

interface AddByNameProps {
  what: string;
  /** The names to choose from; undefined for free text. */
  names: readonly string[] | undefined;
  labelOfName?: (name: string) => string;
  /** The names with buttons of their own. */
  usual?: readonly string[];
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
  const article = what === "entry" ? "an" : "a";
  return (
    <div className="add-by-name text-field">
      <label htmlFor={id}>
        Add {article} {what}
      </label>
      <div className="add-by-name__usual">
        {sorted
          .filter((each) => usual?.includes(each))
          .map((each) => (
            <button key={each} type="button" className="quiet-button" onClick={() => onAdd(each)}>
              <span className="visually-hidden">Add </span>
              {labelOfName(each)}
            </button>
          ))}
      </div>
      <div className="add-by-name__parts">
        {names ? (
          <select
            id={id}
            className="text-field__control"
            value={chosen}
            onChange={(event) => setName(event.target.value)}
          >
            <option value="">Choose</option>
            {sorted.map((each) => (
              <option key={each} value={each}>
                {labelOfName(each)}
              </option>
            ))}
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
