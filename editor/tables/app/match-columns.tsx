import { useEffect, useRef, useState } from "react";
import type { Cells, OtherTable, ProjectTable } from "../messages.ts";
import { requiredColumnCount, type ProjectColumn } from "../project-columns.ts";
import { WordOptions } from "./word-options.tsx";

/** What becomes of the projects that there are when others come. */
export type Taking = "add" | "samples" | "all";

interface MatchColumnsProps {
  other: OtherTable;
  columns: readonly ProjectColumn[];
  choices: ProjectTable["choices"];
  /** `forAll` is what the cells of a column hold that the other table does not have; empty for nothing. */
  onTake: (places: readonly (number | null)[], taking: Taking, forAll: Cells) => void | Promise<void>;
  onCancel: () => void;
}

const takings: Record<Taking, string> = {
  add: "after the projects that are there",
  samples: "in place of the samples",
  all: "in place of all projects",
};

/** Shows how the columns of another table are read, to be corrected before anything is taken from it. */
export function MatchColumns({ other, columns, choices, onTake, onCancel }: MatchColumnsProps) {
  const [places, setPlaces] = useState(() =>
    other.hasHeader ? other.places : columns.map((_, index) => (index < (other.rows[0]?.length ?? 0) ? index : null)),
  );
  const [forAll, setForAll] = useState<Cells>(() => columns.map(() => ""));
  const [taking, setTaking] = useState<Taking>("add");
  const first = other.rows[other.hasHeader ? 1 : 0] ?? [];
  const names = (other.rows[0] ?? []).map((name, at) => ({ at, name: other.hasHeader ? name : `Column ${at + 1}` }));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = other.rows.length - (other.hasHeader ? 1 : 0);
  // A project is not a sample unless its row says so, so this column may be missing.
  const isMissing = (index: number) =>
    index < requiredColumnCount && columns[index]?.name !== "sample" && (places[index] ?? null) === null;
  const missing = columns.filter((_, index) => isMissing(index)).map(({ label }) => label);
  return (
    <section className="match-columns" aria-label="The columns of the other table">
      <h2 ref={heading} tabIndex={-1}>
        {count} {count === 1 ? "row" : "rows"} to take
      </h2>
      <p className="small quiet">Which of its columns holds what? The first row is shown as an example.</p>
      {missing.length > 0 && (
        <p className="small">
          Every project needs these, and the table does not have them: {missing.join(", ")}. Choose another column, or
          one value for all rows; what stays empty is to be filled in afterwards.
        </p>
      )}
      <div className="match-columns__list">
        {columns.map(({ name, label }, index) => {
          const place = places[index] ?? null;
          return (
            <div key={name} className="text-field">
              <label htmlFor={`match-${name}`}>{label}</label>
              <select
                id={`match-${name}`}
                className="text-field__control"
                value={place ?? ""}
                onChange={({ target }) =>
                  setPlaces(places.with(index, target.value === "" ? null : Number(target.value)))
                }
              >
                <option value="">Not in the table</option>
                {names.map(({ at, name: each }) => (
                  <option key={at} value={at}>
                    {each}
                  </option>
                ))}
              </select>
              {isMissing(index) ? (
                <ForAllRows
                  column={{ name, label }}
                  words={choices[name]}
                  value={forAll[index] ?? ""}
                  onChange={(value) => setForAll(forAll.with(index, value))}
                />
              ) : (
                <p className="caption quiet">{place === null ? "" : first[place]}</p>
              )}
            </div>
          );
        })}
      </div>
      <div className="text-field">
        <label htmlFor="match-taking">Where the rows go</label>
        <select
          id="match-taking"
          className="text-field__control"
          value={taking}
          onChange={(event) => setTaking(event.target.value as Taking)}
        >
          {Object.entries(takings).map(([key, words]) => (
            <option key={key} value={key}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <div className="match-columns__buttons">
        <button type="button" className="plain-button" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          onClick={() =>
            void onTake(
              places,
              taking,
              columns.map((_, index) => (isMissing(index) ? (forAll[index] ?? "") : "")),
            )
          }
        >
          Put {count} {count === 1 ? "row" : "rows"} into the table
        </button>
      </div>
    </section>
  );
}

interface ForAllRowsProps {
  column: Pick<ProjectColumn, "name" | "label">;
  /** What may be chosen; undefined where anything may be written. */
  words: Readonly<Record<string, string>> | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** The value that all rows get in a column which the other table does not have. */
function ForAllRows({ column: { name, label }, words, value, onChange }: ForAllRowsProps) {
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
