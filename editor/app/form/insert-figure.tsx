import { idOf, type FieldPath } from "./field-state.ts";

interface InsertFigureProps {
  path: FieldPath;
  figures: readonly { readonly name: string; readonly printed: string }[];
  value: string;
  onChange: (text: string) => void;
}

/** Offers the figures that a text may insert, and inserts the chosen one's name at the cursor. */
export function InsertFigure({ path, figures, value, onChange }: InsertFigureProps) {
  const insert = (name: string) => {
    const control = document.getElementById(idOf(path));
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    const at = (isText ? control.selectionStart : null) ?? value.length;
    onChange(`${value.slice(0, at)}{${name}}${value.slice(at)}`);
    control?.focus();
  };
  return (
    <select
      className="insert-figure"
      aria-label="Insert a figure that stays up to date"
      value=""
      onChange={(event) => insert(event.target.value)}
    >
      <option value="" disabled>
        Insert a figure
      </option>
      {figures.map(({ name, printed }) => (
        <option key={name} value={name}>
          {`{${name}} ${printed}`}
        </option>
      ))}
    </select>
  );
}
