import { useId } from "react";
import { optionLabel } from "./list/product-choices.ts";

interface ChoiceSelectProps {
  label: string;
  options: readonly string[] | undefined;
  chosen: string | undefined;
  /** Called with the option, or an empty text for none. */
  onChoose: (option: string) => void;
}

/** A select for one of a product's options or none. A choice is kept even if the catalogue no longer offers it. */
export function ChoiceSelect({ label, options, chosen, onChoose }: ChoiceSelectProps) {
  const id = useId();
  const offered = options ?? [];
  if (offered.length === 0 && !chosen) return null;
  const known = !chosen || offered.includes(chosen);
  return (
    <div className="choice-select">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="text-field__control"
        value={chosen ?? ""}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">Not chosen</option>
        {!known && <option value={chosen}>{chosen} (earlier choice)</option>}
        {offered.map((option) => (
          <option key={option} value={option}>
            {optionLabel(option)}
          </option>
        ))}
      </select>
    </div>
  );
}
