import type { Cells } from "../messages.ts";

interface HeadingRowProps {
  rows: readonly Cells[];
  at: number | null;
  onChange: (at: number | null) => void;
}

const offeredRows = 20;
const shownLetters = 60;

/** Says which row of another table names its columns, so that another one can be chosen. */
export function HeadingRow({ rows, at, onChange }: HeadingRowProps) {
  const offered = rows
    .slice(0, offeredRows)
    .map((row, index) => ({ index, words: row.filter(Boolean).join(", ") }))
    .filter(({ words }) => words !== "");
  return (
    <div className="text-field">
      <label htmlFor="match-heading">The headings of its columns are in</label>
      <select
        id="match-heading"
        className="text-field__control"
        value={at ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      >
        <option value="">no row: it has no headings</option>
        {offered.map(({ index, words }) => (
          <option key={index} value={index}>
            row {index + 1}: {words.length > shownLetters ? `${words.slice(0, shownLetters)} …` : words}
          </option>
        ))}
      </select>
    </div>
  );
}
