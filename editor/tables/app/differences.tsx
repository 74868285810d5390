import { useFileNames } from "../../app/file-names.ts";
import type { ComparedFigures, FigureChange, UnreadCell } from "../messages.ts";

interface DifferencesProps {
  compared: ComparedFigures;
  unread: readonly UnreadCell[];
  onApply: () => Promise<void>;
  onCancel: () => void;
}

/** All figures that the spreadsheet would change, and the rows that cannot be imported, before anything changes. */
export function Differences({ compared, unread, onApply, onCancel }: DifferencesProps) {
  const { changes, redrawn, unknown, otherMistakes } = compared;
  const nameOf = useFileNames();
  const refused = changes.filter((change) => change.refused !== undefined);
  const accepted = changes.filter((change) => change.refused === undefined);
  const isSavable = accepted.length > 0 && otherMistakes.length === 0;
  const counted = `${accepted.length === 0 ? "No" : accepted.length} ${accepted.length < 2 ? "figure" : "figures"}`;
  const placeOf = ({ row, path, card, figure }: FigureChange) => `Row ${row}, ${nameOf(path).name}, ${card}, ${figure}`;
  const problems = [
    ...refused.map((change) => `${placeOf(change)}: ${change.refused}`),
    ...otherMistakes.map(({ path, message }) => `${nameOf(path).name}: ${message}`),
    ...unknown,
  ];
  return (
    <section className="import-panel" aria-label="Differences">
      <h2>{changes.length === 0 ? "No figures will change" : `${counted} will change`}</h2>
      {problems.length > 0 && (
        <div className="notice notice--error" role="alert">
          <p>
            These rows cannot be imported. Correct them in the spreadsheet, and import it again.
            {isSavable && " You can import the others now."}
          </p>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {unread.length > 0 && (
        <div className="notice">
          <p>Check these places in the spreadsheet:</p>
          <ul>
            {unread.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <ul className="differences">
        {accepted.map((change) => (
          <li key={change.row}>
            {placeOf(change)}: {inWords(change)}
          </li>
        ))}
      </ul>
      {redrawn.length > 0 && (
        <p className="small quiet">
          Drawings with these figures change too: {redrawn.map((path) => nameOf(path).name).join(", ")}.
        </p>
      )}
      <div className="tables-screen__tools">
        <button type="button" className="plain-button" onClick={onCancel}>
          Cancel
        </button>
        {isSavable && (
          <button type="button" className="action-link action-link--button" onClick={() => void onApply()}>
            Change {counted}
          </button>
        )}
      </div>
    </section>
  );
}

function inWords({ before, after, isSample }: FigureChange): string {
  if (after === before) return `“${after}” is marked as ${isSample ? "a sample" : "real"}`;
  return before ? `“${before}” becomes “${after}”` : `new: “${after}”`;
}
