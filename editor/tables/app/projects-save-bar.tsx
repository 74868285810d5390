import { Outcome } from "../../app/outcome.tsx";
import { SaveBar } from "../../app/save-bar.tsx";
import { goToWrongCells } from "./wrong-cells.tsx";
import type { useProjects } from "./use-projects.ts";

/** The pending changes, and the save and discard buttons. */
export function ProjectsSaveBar({ projects }: { projects: ReturnType<typeof useProjects> }) {
  const { checked, isChanged, isChecked, outcome, failure } = projects;
  const wrong = checked?.mistakes.length ?? 0;
  const correct = wrong === 1 ? "Correct one cell first" : `Correct ${wrong} cells first`;
  return (
    <SaveBar
      outcome={
        outcome && (
          <>
            <Outcome outcome={outcome} onUndone={projects.show} elsewhere={changedElsewhere} />
            {outcome.outcome === "saved" && (
              <p className="saved__next">
                The rows are sorted by region. <a href="#/pages/projects.yaml">Open the projects page</a>
              </p>
            )}
          </>
        )
      }
      failure={failure}
      isChanged={isChanged}
      changes={
        isChecked && checked ? `Not saved yet: ${checked.changes.words}${wrong > 0 ? `. ${correct}` : ""}` : undefined
      }
      canSave={isChanged && isChecked && wrong === 0}
      onDiscard={projects.discard}
      onSave={projects.save}
    >
      {wrong > 0 && (
        <button type="button" className="quiet-button" onClick={goToWrongCells}>
          {wrong === 1 ? "Show the cell to correct" : "Show the cells to correct"}
        </button>
      )}
      {checked && wrong === 0 && checked.changes.lines.length > 0 && (
        <details className="notice">
          <summary>Changes: {checked.changes.words}</summary>
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
  <p>
    Not saved: someone else has changed the projects since you opened them. Copy the rows that you changed, discard your
    changes, and enter them again. Do not choose “Undo” then: it would restore your whole table, without the other
    changes.
  </p>
);
