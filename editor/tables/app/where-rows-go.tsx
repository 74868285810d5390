import type { Cells } from "../messages.ts";
import { isKeptBy, takings, type Taking } from "./takings.ts";

interface WhereRowsGoProps {
  /** The projects that are there. */
  there: readonly Cells[];
  taking: Taking;
  onChange: (taking: Taking) => void;
}

/** Whether rows come after the projects that are there or in place of some of them, with how many of those are samples. */
export function WhereRowsGo({ there, taking, onChange }: WhereRowsGoProps) {
  const samples = there.filter((cells) => !isKeptBy("samples", cells)).length;
  return (
    <div className="text-field">
      <label htmlFor="match-taking">Where the rows go</label>
      <select
        id="match-taking"
        className="text-field__control"
        value={taking}
        onChange={(event) => onChange(event.target.value as Taking)}
      >
        {Object.entries(takings).map(([key, words]) => (
          <option key={key} value={key}>
            {words}
          </option>
        ))}
      </select>
      {samples > 0 && (
        <p className="caption quiet">
          {there.length} {there.length === 1 ? "project is" : "projects are"} there, {samples} of them{" "}
          {samples === 1 ? "a sample" : "samples"}.
        </p>
      )}
    </div>
  );
}
