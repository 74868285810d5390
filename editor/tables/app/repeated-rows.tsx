import { useEffect } from "react";
import { announce } from "../../app/announce.ts";
import type { RepeatedRow, Repeating } from "./already-there.ts";

interface RepeatedRowsProps {
  repeated: readonly RepeatedRow[];
  repeating: Repeating;
  onChange: (repeating: Repeating) => void;
}

/** Says how many of the rows are of projects that are already in the table, and asks what becomes of them. */
export function RepeatedRows({ repeated, repeating, onChange }: RepeatedRowsProps) {
  const count = repeated.length;
  const different = repeated.filter(({ isDifferent }) => isDifferent).length;
  const title = `${count} of these ${count === 1 ? "is" : "are"} already there`;
  useEffect(() => {
    if (count > 0) announce(title);
  }, [count, title]);
  if (count === 0) return null;
  const them = count === 1 ? "it" : "them";
  return (
    <div className="text-field">
      <label htmlFor="match-repeated">{title}</label>
      <p className="caption quiet match-columns__hint">
        The table has {count === 1 ? "a project" : "projects"} with the same name and location, or the same name and
        year. {different > 0 && `${different} ${different === 1 ? "says" : "say"} something else in other columns.`}
      </p>
      <select
        id="match-repeated"
        className="text-field__control"
        value={repeating}
        onChange={({ target }) => onChange(target.value as Repeating)}
      >
        <option value="leave">Leave {them} out</option>
        {different > 0 && (
          <option value="change">
            Change {different === 1 ? "the project" : `the ${different} projects`} to what these rows say
          </option>
        )}
        <option value="add">Add {them} once more</option>
      </select>
    </div>
  );
}
