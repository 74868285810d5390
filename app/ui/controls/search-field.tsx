import { Icon } from "../icon.tsx";

interface SearchFieldProps {
  id: string;
  label: string;
  /** The accessible name of the icon button. */
  submitLabel: string;
  maxLength: number;
  defaultValue?: string;
}

/** The label, field and button of a search by the parameter `q`, inside an element of the class `search-field`. */
export function SearchField({ id, label, submitLabel, maxLength, defaultValue }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        className="text-field__control"
        id={id}
        name="q"
        type="search"
        enterKeyHint="search"
        maxLength={maxLength}
        defaultValue={defaultValue}
      />
      <button type="submit" className="round-button" aria-label={submitLabel}>
        <Icon name="search" />
      </button>
    </>
  );
}
