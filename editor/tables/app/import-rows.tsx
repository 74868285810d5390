import { useEffect, useRef, useState } from "react";
import type { ImportedProjects, UnreadCell } from "../messages.ts";
import { projectColumns } from "../project-columns.ts";
import { importModes, type ImportMode, type KeyedRow } from "./keyed-rows.ts";

interface ImportRowsProps {
  imported: ImportedProjects;
  unread: readonly UnreadCell[];
  /** The existing projects. */
  present: readonly KeyedRow[];
  onImport: (mode: ImportMode) => void;
  onCancel: () => void;
}

/** Shows which columns of a spreadsheet were matched, and asks how to import its rows. */
export function ImportRows({ imported, unread, present, onImport, onCancel }: ImportRowsProps) {
  const { rows, headingRow, read, leftOut, missing, totals } = imported;
  const [mode, setMode] = useState<ImportMode>("add");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const modes = importModes(present);
  const count = `${rows.length} ${rows.length === 1 ? "row" : "rows"}`;
  const notes = unread.filter(({ row }) => row > headingRow);
  return (
    <section className="import-panel" aria-label="Import">
      <h2 ref={heading} tabIndex={-1}>
        {count} found
      </h2>
      <p>
        {headingRow > 0
          ? `The headings are in row ${headingRow}. Columns found: ${read.join("; ")}.`
          : "No headings were found, so the columns are read in the order of the table below."}
      </p>
      {leftOut.length > 0 && (
        <p>
          {leftOut.length === 1 ? "This column" : "These columns"} will not be imported:{" "}
          {leftOut.join("; ").replace(/\.$/, "")}. To import a column, change its heading in the spreadsheet to one of
          these, and import it again: {projectColumns.map(({ label }) => label).join(", ")}.
        </p>
      )}
      {totals > 0 && (
        <p>
          {totals === 1 ? "A row of totals will not be imported." : `${totals} rows of totals will not be imported.`}
        </p>
      )}
      {missing.length > 0 && (
        <p className="notice">
          {missing.length === 1 ? "This column is missing" : "These columns are missing"}: {missing.join(", ")}. Add{" "}
          {missing.length === 1 ? "it" : "them"} to the spreadsheet, or type the values in the table.
        </p>
      )}
      {notes.length > 0 && (
        <ul className="notice notice--error">
          {notes.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <div className="text-field">
        <label htmlFor="import-mode">How to import these rows</label>
        <select
          id="import-mode"
          className="text-field__control"
          value={mode}
          onChange={({ target }) => setMode(target.value as ImportMode)}
        >
          {Object.entries(modes).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <div className="tables-screen__tools">
        <button type="button" className="plain-button" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          disabled={rows.length === 0}
          onClick={() => onImport(mode)}
        >
          {mode === "add" ? `Add ${count} to the table` : `${modes[mode]} with ${count}`}
        </button>
      </div>
    </section>
  );
}
