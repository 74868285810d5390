import type { ProjectColumn } from "../project-columns.ts";
import { ColumnChoice, type NamedColumn } from "./column-choice.tsx";
import { emptyInWords } from "./empty-in-words.ts";
import { ForAllRows } from "./for-all-rows.tsx";

/** A column of kinds that can be read from the names in another one. */
export interface FromNames {
  /** What has the names: `client`. */
  readonly of: string;
  /** Whether it is read from them now. */
  readonly isRead: boolean;
  /** Reads it from them; undefined where the names are not in the table. */
  readonly read: (() => void) | undefined;
}

interface MatchedColumnProps {
  column: ProjectColumn;
  /** What its cells may hold; undefined where anything may be written. */
  words: Readonly<Record<string, string>> | undefined;
  /** The columns of the other table. */
  names: readonly NamedColumn[];
  place: number | null;
  onPlace: (place: number | null) => void;
  /** The column of the states, if this one is that of the locations. */
  state: { place: number | null; onPlace: (place: number | null) => void } | undefined;
  /** What the first row holds. */
  example: string | undefined;
  /** Every project needs it, and the table does not have it. */
  isMissing: boolean;
  /** In how many rows it is empty, although every project needs it. */
  emptyCount: number;
  fromNames: FromNames | undefined;
  /** What rows get that have nothing in it. */
  forEmpty: string;
  onForEmpty: (value: string) => void;
}

/** Two columns that are easily taken for each other, with an example. */
const hints: Readonly<Record<string, string>> = {
  client: "Who it was built for, by name, such as “Jaipur Municipal Corporation”.",
  clientType: "What sort of client that is, such as “Municipal body”.",
};

/** Which column of another table holds one of ours, with what its first row says and what is missing. */
export function MatchedColumn({
  column: { name, label },
  words,
  names,
  place,
  onPlace,
  state,
  example,
  isMissing,
  emptyCount,
  fromNames,
  forEmpty,
  onForEmpty,
}: MatchedColumnProps) {
  const hint = fromNames?.isRead
    ? `Read from the name of the ${fromNames.of}. What cannot be told from it is asked below.`
    : hints[name];
  return (
    <div className="text-field">
      <ColumnChoice
        id={`match-${name}`}
        label={label}
        none="Not in the table"
        names={names}
        place={place}
        onChange={onPlace}
      />
      {hint && <p className="caption quiet match-columns__hint">{hint}</p>}
      {state && (
        <ColumnChoice
          id="match-state"
          label="Then, after a comma"
          none="Nothing more"
          names={names}
          place={state.place}
          onChange={state.onPlace}
        />
      )}
      {!isMissing && <p className="caption quiet">{example}</p>}
      {emptyCount > 0 && <p className="caption match-columns__hint">It is {emptyInWords(emptyCount)}.</p>}
      {(isMissing || emptyCount > 0) && (
        <>
          {fromNames?.read && (
            <button type="button" className="plain-button" onClick={fromNames.read}>
              Read it from the name of the {fromNames.of}
            </button>
          )}
          <ForAllRows
            column={{ name, label }}
            rows={isMissing ? "all rows" : "these rows"}
            words={words}
            value={forEmpty}
            onChange={onForEmpty}
          />
        </>
      )}
    </div>
  );
}
