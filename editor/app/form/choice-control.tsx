import { describedBy } from "./field-frame.tsx";
import { idOf, useFieldState, type FieldPath } from "./field-state.ts";

interface ChoiceControlProps {
  path: FieldPath;
  value: string;
  words: readonly string[];
  onChange: (word: string) => void;
}

/** A choice of words. The file's current word is offered too, even if it is no longer valid. */
export function ChoiceControl({ path, value, words, onChange }: ChoiceControlProps) {
  const { mistakes } = useFieldState(path);
  const offered = value === "" || words.includes(value) ? words : [value, ...words];
  return (
    <select
      id={idOf(path)}
      className="text-field__control"
      value={value}
      aria-describedby={describedBy(path)}
      aria-invalid={mistakes.length > 0 || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Choose</option>
      {offered.map((word) => (
        <option key={word}>{word}</option>
      ))}
    </select>
  );
}
