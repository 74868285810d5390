import { Outcome } from "../../app/outcome.tsx";
import { SaveBar } from "../../app/save-bar.tsx";
import { goToCell } from "./go-to-cell.ts";
import type { useProjects } from "./use-projects.ts";

/** What would change, what is wrong with it by cells, and the buttons that save or discard it. */
export function ProjectsSaveBar({ projects }: { projects: ReturnType<typeof useProjects> }) {
  const { table, rows, checked, isChanged, isChecked, outcome, failure } = projects;
  const mistakes = checked?.mistakes ?? [];
  const labelOf = (name: string) => table?.columns.find((column) => column.name === name)?.label ?? name;
  return (
    <SaveBar
      outcome={outcome && <Outcome outcome={outcome} onTakenBack={projects.show} elsewhere={changedElsewhere} />}
      failure={failure}
      isChanged={isChanged}
      changes={isChecked && checked ? `Not saved yet: ${checked.changes.words}` : undefined}
      canSave={isChanged && isChecked && mistakes.length === 0}
      onDiscard={projects.discard}
      onSave={projects.save}
    >
      {mistakes.length > 0 && (
        <details className="notice notice--error" open>
          <summary>
            {mistakes.length === 1 ? "One cell has to be corrected" : `${mistakes.length} cells have to be corrected`}
          </summary>
          <ul>
            {mistakes.slice(0, 40).map(({ row, column, message }) => (
              <li key={`${row} ${column} ${message}`}>
                <button
                  type="button"
                  className="quiet-button"
                  onClick={() => goToCell(`cell-${rows[row]?.key}-${column}`)}
                >
                  Row {row + 1}, {labelOf(column)}
                </button>
                : {message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {checked && mistakes.length === 0 && checked.changes.lines.length > 0 && (
        <details className="notice">
          <summary>What changes: {checked.changes.words}</summary>
          <ul>
            {[...new Set(checked.changes.lines)].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </SaveBar>
  );
}

const changedElsewhere = (
  <p>Not saved: the projects have been changed since you opened them. Export what you have, then discard it.</p>
);
