import type { ProjectColumn } from "../project-columns.ts";
import { WordOptions } from "./word-options.tsx";

interface ForAllRowsProps {
  column: Pick<ProjectColumn, "name" | "label">;
  /** What may be chosen; undefined where anything may be written. */
  words: Readonly<Record<string, string>> | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The value that all rows get in a column which the other table does not have. */
export function ForAllRows({ column: { name, label }, words, value, onChange }: ForAllRowsProps) {
  const field = { id: `for-all-${name}`, className: "text-field__control", value };
  return (
    <div className="match-columns__for-all">
      <label htmlFor={field.id} className="caption">
        For all rows<span className="visually-hidden">: {label}</span>
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
