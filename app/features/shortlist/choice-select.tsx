import { useId } from "react";

interface ChoiceSelectProps {
  label: string;
  options: string[];
  chosen: string | undefined;
  /** With the option, or an empty text for none. */
  onChoose: (option: string) => void;
}

/** One of a product's options, or none yet. A choice is kept even if it is no longer in the catalogue. */
export function ChoiceSelect({ label, options, chosen, onChoose }: ChoiceSelectProps) {
  const id = useId();
  if (options.length === 0 && !chosen) return null;
  const known = !chosen || options.includes(chosen);
  return (
    <div className="choice-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="text-field__control"
        value={chosen ?? ""}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">Not yet chosen</option>
        {!known && <option value={chosen}>{chosen} (not in the catalogue)</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </div>
  );
}
