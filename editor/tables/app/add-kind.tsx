import { useEffect, useId, useRef } from "react";

interface AddKindProps {
  /** The client that has none of the kinds. */
  word: string;
  onAdd: (printed: string) => void;
}

/** Asks for a kind that the site does not have yet. */
export function AddKind({ word, onAdd }: AddKindProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className="unknown-words__add"
      onSubmit={(event) => {
        event.preventDefault();
        const printed = field.current?.value.trim();
        if (printed) onAdd(printed);
      }}
    >
      <label className="small" htmlFor={id}>
        What kind of client is {word}? As visitors are to read it, such as “School”
      </label>
      <input id={id} ref={field} className="text-field__control" required />
      <button type="submit" className="plain-button">
        Add to the list
      </button>
    </form>
  );
}
