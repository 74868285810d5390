import { useEffect, useMemo, useRef, useState } from "react";
import { kindsFromNames, nameColumns } from "../kinds-from-names.ts";
import { arrange, headingRow, matchTable, rowsBelow, type Matching } from "../matching.ts";
import type { ArrangedRows, Cells, OtherTable, ProjectTable } from "../messages.ts";
import { requiredColumnCount, type ProjectColumn } from "../project-columns.ts";
import { tellRepeated, type Repeating } from "./already-there.ts";
import { isKeptBy, usualTaking, type Taking } from "./takings.ts";
import { buttonWords } from "./button-words.ts";
import { finished, type WordInstead } from "./words-instead.ts";
import { rememberedMatching, rememberMatching } from "./remembered-columns.ts";
import { rememberWords } from "./remembered-words.ts";
import { columnsUsedTwice } from "./columns-used-twice.ts";
import { emptyInWords } from "./empty-in-words.ts";
import { MatchedColumn, type FromNames } from "./matched-column.tsx";
import { HeadingRow } from "./heading-row.tsx";
import { RepeatedRows } from "./repeated-rows.tsx";
import { readAsWords } from "./read-as-words.ts";
import { headingOf, namesOf } from "./table-headings.ts";
import { useArranged } from "./use-arranged.ts";
import { useWordsInstead } from "./use-words-instead.ts";
import { UnknownWordList } from "./unknown-word-list.tsx";
import { WhereRowsGo } from "./where-rows-go.tsx";
import type { AddKinds } from "./words-of-column.tsx";

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
  readonly repeating: Repeating;
  /** Whether the other table has each of our columns. */
  readonly given: readonly boolean[];
  /** What the cells of a column hold that the other table does not have; empty for nothing. */
  readonly forAll: Cells;
  /** What was chosen in place of words that the site does not have. */
  readonly instead: readonly WordInstead[];
}

interface MatchColumnsProps {
  other: OtherTable;
  columns: readonly ProjectColumn[];
  choices: ProjectTable["choices"];
  /** The projects that are there. */
  there: readonly Cells[];
  /** Says the rows in the words of ours, and finds the words that the site does not have. */
  onRead: (read: ReadTable) => Promise<ArrangedRows>;
  onTake: (taken: Taken) => void | Promise<void>;
  onAddKinds: AddKinds;
  onCancel: () => void;
}

/** Shows how the columns of another table are read, to be corrected before anything is taken from it. */
export function MatchColumns({
  other,
  columns,
  choices,
  there,
  onRead,
  onTake,
  onAddKinds,
  onCancel,
}: MatchColumnsProps) {
  const [headingAt, setHeadingAt] = useState(() => headingRow(other.rows));
  const matchingOf = (at: number | null) =>
    rememberedMatching(headingOf(other.rows, at)) ?? matchTable(other.rows, at, choices);
  const [matching, setMatching] = useState(() => matchingOf(headingAt));
  const { places, state } = matching;
  const [forAll, setForAll] = useState<Cells>(() => columns.map(() => ""));
  const [taking, setTaking] = useState<Taking>(() => usualTaking(there));
  const [repeating, setRepeating] = useState<Repeating>("leave");
  const readTable = useMemo(
    (): ReadTable => ({
      rows: rowsBelow(other.rows, headingAt),
      heading: headingOf(other.rows, headingAt),
      matching: matching.places[locationColumn] === null ? { places: matching.places, state: null } : matching,
    }),
    [other, headingAt, matching],
  );
  const arranged = useArranged(readTable, onRead);
  const { decided, setDecided, byItself, instead, left } = useWordsInstead(arranged);
  const { rows } = readTable;
  const names = namesOf(other.rows, headingAt);
  const [first = []] = arrange(rows.slice(0, 1), places, state);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = rows.length;
  const placeOf = (index: number) => places[index] ?? null;
  const choosePlace = (index: number, place: number | null) =>
    setMatching({ ...matching, places: places.with(index, place) });
  // A project is not a sample unless its row says so, so this column may be missing.
  const isRequired = (index: number) => index < requiredColumnCount && columns[index]?.name !== "sample";
  const isMissing = (index: number) => isRequired(index) && placeOf(index) === null;
  const missing = columns.filter((_, index) => isMissing(index)).map(({ label }) => label);
  const leftOut = names.filter(({ at }) => !places.includes(at) && state !== at).map(({ name }) => name);
  const named = kindsFromNames(places);
  const fromNames = (name: string): FromNames | undefined => {
    const column = nameColumns.find(({ kind }) => kind === name);
    if (!column) return undefined;
    const at = placeOf(column.at);
    const isRead = named.includes(column.kind);
    return { of: column.of, isRead, read: at === null || isRead ? undefined : () => choosePlace(column.ours, at) };
  };
  const twice = columnsUsedTwice(columns, places, names);
  const emptyCounts = columns.map((_, index) =>
    isRequired(index) && placeOf(index) !== null ? (arranged?.rows ?? []).filter((cells) => !cells[index]).length : 0,
  );
  const stillEmpty = columns.flatMap(({ label }, index) =>
    emptyCounts[index] && !forAll[index] ? `${label} is ${emptyInWords(emptyCounts[index])}` : [],
  );
  const taken: Taken = {
    ...readTable,
    taking,
    repeating,
    instead,
    forAll: columns.map((_, index) => (isMissing(index) || emptyCounts[index] ? (forAll[index] ?? "") : "")),
    given: columns.map((_, index) => placeOf(index) !== null),
  };
  const { repeated } = tellRepeated(
    finished(arranged?.rows ?? [], taken),
    there.filter((cells) => isKeptBy(taking, cells)),
    taken.given,
  );
  const put = repeating === "add" ? count : count - repeated.length;
  const changed = repeating === "change" ? repeated.filter(({ isDifferent }) => isDifferent).length : 0;
  const read = (at: number | null) => {
    setHeadingAt(at);
    setMatching(matchingOf(at));
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
        {columns.map((column, index) => (
          <MatchedColumn
            key={column.name}
            column={column}
            words={choices[column.name]}
            names={names}
            place={placeOf(index)}
            onPlace={(place) => choosePlace(index, place)}
            state={
              index === locationColumn && placeOf(index) !== null
                ? { place: state, onPlace: (chosen) => setMatching({ ...matching, state: chosen }) }
                : undefined
            }
            example={first[index]}
            isMissing={isMissing(index)}
            emptyCount={emptyCounts[index] ?? 0}
            fromNames={fromNames(column.name)}
            forEmpty={forAll[index] ?? ""}
            onForEmpty={(value) => setForAll(forAll.with(index, value))}
          />
        ))}
      </div>
      <div role="status">
        {twice.map(({ name, labels }) => (
          <p key={name} className="notice">
            The column “{name}” is used for {new Intl.ListFormat("en-GB").format(labels)}. Is that right? Each of them
            usually has a column of its own.
          </p>
        ))}
      </div>
      {leftOut.length > 0 && (
        <p className="small">These of its columns are left out: {leftOut.join(", ").replace(/\.$/, "")}.</p>
      )}
      {arranged &&
        readAsWords(arranged).map((words) => (
          <p key={words} className="small">
            {words}
          </p>
        ))}
      <UnknownWordList
        unknown={arranged?.unknown}
        columns={columns}
        choices={choices}
        chosen={instead}
        byItself={byItself}
        onChoose={setDecided}
        named={named}
        onAddKinds={onAddKinds}
      />
      <WhereRowsGo there={there} taking={taking} onChange={setTaking} />
      <RepeatedRows repeated={repeated} repeating={repeating} onChange={setRepeating} />
      <div className="match-columns__buttons">
        <button type="button" className="plain-button" onClick={onCancel}>
          Cancel
        </button>
        <button
          type="button"
          className="action-link action-link--button"
          disabled={put + changed === 0}
          onClick={() => {
            rememberWords(decided);
            rememberMatching(readTable.heading, matching);
            void onTake(taken);
          }}
        >
          {buttonWords(put, changed, there.filter((cells) => !isKeptBy(taking, cells)).length, taking)}
        </button>
        {put + changed === 0 && (
          <span className="small quiet">Nothing is to be taken: all these rows are there already, see above.</span>
        )}
        {left > 0 && <span className="small quiet">{left === 1 ? "One word" : `${left} words`} to choose</span>}
        {stillEmpty.map((words) => (
          <span key={words} className="small quiet">
            {words}
          </span>
        ))}
      </div>
    </section>
  );
}

const locationColumn = 1;
