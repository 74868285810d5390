import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { arrange, headingRow, matchTable, rowsBelow, type Matching } from "../matching.ts";
import type { Cells, OtherTable, ProjectTable, UnknownWords } from "../messages.ts";
import { requiredColumnCount, type ProjectColumn } from "../project-columns.ts";
import type { WordInstead } from "./words-instead.ts";
import { ColumnChoice, type NamedColumn } from "./column-choice.tsx";
import { ForAllRows } from "./for-all-rows.tsx";
import { HeadingRow } from "./heading-row.tsx";
import { UnknownWordList } from "./unknown-word-list.tsx";

/** What becomes of the projects that there are when others come. */
export type Taking = "add" | "samples" | "all";

/** Another table, and how its columns are read. */
export interface ReadTable {
  readonly rows: readonly Cells[];
  /** What the columns are called there; empty if they have no names. */
  readonly heading: Cells;
  readonly matching: Matching;
}

/** What is to be taken from another table. */
export interface Taken extends ReadTable {
  readonly taking: Taking;
  /** What the cells of a column hold that the other table does not have; empty for nothing. */
  readonly forAll: Cells;
  /** What was chosen in place of words that the site does not have. */
  readonly instead: readonly WordInstead[];
}

interface MatchColumnsProps {
  other: OtherTable;
  columns: readonly ProjectColumn[];
  choices: ProjectTable["choices"];
  /** Finds the words that the site does not have. */
  onRead: (read: ReadTable) => Promise<UnknownWords>;
  onTake: (taken: Taken) => void | Promise<void>;
  onCancel: () => void;
}

const takings: Record<Taking, string> = {
  add: "after the projects that are there",
  samples: "in place of the samples",
  all: "in place of all projects",
};

/** Shows how the columns of another table are read, to be corrected before anything is taken from it. */
export function MatchColumns({ other, columns, choices, onRead, onTake, onCancel }: MatchColumnsProps) {
  const [headingAt, setHeadingAt] = useState(() => headingRow(other.rows));
  const [matching, setMatching] = useState(() => matchTable(other.rows, headingAt, choices));
  const { places, state } = matching;
  const [forAll, setForAll] = useState<Cells>(() => columns.map(() => ""));
  const [taking, setTaking] = useState<Taking>("add");
  const [instead, setInstead] = useState<readonly WordInstead[]>([]);
  const readTable = useMemo(
    (): ReadTable => ({
      rows: rowsBelow(other.rows, headingAt),
      heading: headingAt === null ? [] : (other.rows[headingAt] ?? []),
      matching: matching.places[locationColumn] === null ? { places: matching.places, state: null } : matching,
    }),
    [other, headingAt, matching],
  );
  const unknown = useUnknownWords(readTable, onRead);
  const { rows } = readTable;
  const names = namesOf(other.rows, headingAt);
  const [first = []] = arrange(rows.slice(0, 1), places, state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = rows.length;
  // A project is not a sample unless its row says so, so this column may be missing.
  const isMissing = (index: number) =>
    index < requiredColumnCount && columns[index]?.name !== "sample" && (places[index] ?? null) === null;
  const missing = columns.filter((_, index) => isMissing(index)).map(({ label }) => label);
  const left = names.filter(({ at }) => !places.includes(at) && state !== at).map(({ name }) => name);
  const read = (at: number | null) => {
    setHeadingAt(at);
    setMatching(matchTable(other.rows, at, choices));
  };
  return (
    <section className="match-columns" aria-label="The columns of the other table">
      <h2 ref={heading} tabIndex={-1}>
        {count} {count === 1 ? "row" : "rows"} to take
      </h2>
      <HeadingRow rows={other.rows} at={headingAt} onChange={read} />
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
              <ColumnChoice
                id={`match-${name}`}
                label={label}
                none="Not in the table"
                names={names}
                place={place}
                onChange={(chosen) => setMatching({ ...matching, places: places.with(index, chosen) })}
              />
              {name === "location" && place !== null && (
                <ColumnChoice
                  id="match-state"
                  label="Then, after a comma"
                  none="Nothing more"
                  names={names}
                  place={state}
                  onChange={(chosen) => setMatching({ ...matching, state: chosen })}
                />
              )}
              {isMissing(index) ? (
                <ForAllRows
                  column={{ name, label }}
                  words={choices[name]}
                  value={forAll[index] ?? ""}
                  onChange={(value) => setForAll(forAll.with(index, value))}
                />
              ) : (
                <p className="caption quiet">{first[index]}</p>
              )}
            </div>
          );
        })}
      </div>
      {left.length > 0 && <p className="small">These of its columns are left out: {left.join(", ")}.</p>}
      <UnknownWordList unknown={unknown} columns={columns} chosen={instead} onChoose={setInstead} />
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
            void onTake({
              ...readTable,
              taking,
              instead,
              forAll: columns.map((_, index) => (isMissing(index) ? (forAll[index] ?? "") : "")),
            })
          }
        >
          Put {count} {count === 1 ? "row" : "rows"} into the table
        </button>
      </div>
    </section>
  );
}

const locationColumn = 1;

/** The words that the site does not have in a table, as it is read now. */
function useUnknownWords(readTable: ReadTable, onRead: MatchColumnsProps["onRead"]): UnknownWords | undefined {
  const [unknown, setUnknown] = useState<UnknownWords>();
  const find = useEffectEvent(onRead);
  useEffect(() => {
    let isPast = false;
    find(readTable)
      .then((found) => isPast || setUnknown(found))
      // Nothing can be taken either, and then it is said why.
      .catch(() => {});
    return () => {
      isPast = true;
    };
  }, [readTable]);
  return unknown;
}

/** What the columns of a table are called, or their numbers. A column without anything in it has no name. */
function namesOf(rows: readonly Cells[], headingAt: number | null): NamedColumn[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const heading = headingAt === null ? [] : (rows[headingAt] ?? []);
  return Array.from({ length: width }, (_, at) => ({ at, name: heading[at] || `Column ${at + 1}` })).filter(({ at }) =>
    rows.some((row) => row[at]),
  );
}
