import { Outcome } from "../../app/outcome.tsx";
import { SaveBar } from "../../app/save-bar.tsx";
import type { useProjects } from "./use-projects.ts";
import { WrongCells } from "./wrong-cells.tsx";

/** What would change, what is wrong with it by cells, and the buttons that save or discard it. */
export function ProjectsSaveBar({ projects }: { projects: ReturnType<typeof useProjects> }) {
  const { table, rows, checked, isChanged, isChecked, outcome, failure } = projects;
  const { discarded } = projects;
  const mistakes = checked?.mistakes ?? [];
  return (
    <SaveBar
      outcome={
        outcome ? (
          <>
            <Outcome outcome={outcome} onTakenBack={projects.show} elsewhere={changedElsewhere} />
            {outcome.outcome === "saved" && (
              <p className="saved__next">
                <a href="#/pages/projects.yaml">See the page of projects</a>
              </p>
            )}
          </>
        ) : (
          discarded && (
            <>
              <p>Nothing is changed.{discarded.words && ` You have discarded: ${discarded.words}.`}</p>
              <button type="button" className="quiet-button" onClick={projects.bringBack}>
                Bring back what you discarded
              </button>
            </>
          )
        )
      }
      failure={failure}
      isChanged={isChanged}
      changes={isChecked && checked ? `Not saved yet: ${checked.changes.words}` : undefined}
      canSave={isChanged && isChecked && mistakes.length === 0}
      onDiscard={projects.discard}
      onSave={projects.save}
    >
      {table && mistakes.length > 0 && <WrongCells mistakes={mistakes} rows={rows} columns={table.columns} />}
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
