import type { ProjectColumn } from "../project-columns.ts";
import { WordOptions } from "./word-options.tsx";

interface ForAllRowsProps {
  column: Pick<ProjectColumn, "name" | "label">;
  /** Which rows they are. */
  rows: "all rows" | "these rows";
  /** What may be chosen; undefined where anything may be written. */
  words: Readonly<Record<string, string>> | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The value that rows get in a column which the other table does not have, or in which their cell is empty. */
export function ForAllRows({ column: { name, label }, rows, words, value, onChange }: ForAllRowsProps) {
  const field = { id: `for-all-${name}`, className: "text-field__control", value };
  return (
    <div className="match-columns__for-all">
      <label htmlFor={field.id} className="caption">
        For {rows}
        <span className="visually-hidden">: {label}</span>
      </label>
      {words ? (
        <select {...field} onChange={(event) => onChange(event.target.value)}>
          <option value="">Nothing yet</option>
          <WordOptions words={words} />
        </select>
      ) : (
        <input
          {...field}
          placeholder={name === "location" ? "Pune, Maharashtra" : ""}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
