import { useFileNames } from "../../app/file-names.ts";
import type { ComparedFigures } from "../messages.ts";

interface DifferencesProps {
  compared: ComparedFigures;
  onApply: () => Promise<void>;
  onCancel: () => void;
}

const namedRows = 10;

/** Every figure that the spreadsheet would change, before it does, and first those that cannot be changed so. */
export function Differences({ compared: { changes, unknown, otherMistakes }, onApply, onCancel }: DifferencesProps) {
  const nameOf = useFileNames();
  const refused = changes.filter((change) => change.refused !== undefined).length;
  const count = figures(changes.length - refused);
  const canApply = changes.length > refused && otherMistakes.length === 0;
  return (
    <section className="differences" aria-label="Differences">
      <h2>{changes.length === 0 ? "No figure is different" : `${count} would change`}</h2>
      {refused > 0 && (
        <p className="notice notice--error" role="alert">
          {figures(refused)} cannot be changed as the spreadsheet says, and {refused === 1 ? "stays" : "stay"} as{" "}
          {refused === 1 ? "it is" : "they are"}. Correct {refused === 1 ? "it" : "them"} there and bring it in again.
        </p>
      )}
      {otherMistakes.length > 0 && (
        <p className="notice notice--error" role="alert">
          The figures cannot be changed together: {otherMistakes.join(" ")}
        </p>
      )}
      {unknown.length > 0 && (
        <p className="notice">
          No product has these rows, and they are left out: {unknown.slice(0, namedRows).join("; ")}
          {unknown.length > namedRows && `; and ${unknown.length - namedRows} more`}.
        </p>
      )}
      {changes.length > 0 && (
        <div className="differences__table">
          <table>
            <thead>
              <tr>
                <th scope="col">Row</th>
                <th scope="col">Product</th>
                <th scope="col">Figure</th>
                <th scope="col">Now</th>
                <th scope="col">In the spreadsheet</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.row}>
                  <td data-label="Row">{change.row}</td>
                  <th scope="row">{nameOf(change.path).name}</th>
                  <td>
                    {change.figure}
                    <span className="quiet">, {change.card}</span>
                  </td>
                  <td data-label="Now">{change.before || <span className="quiet">not there yet</span>}</td>
                  <td data-label="In the spreadsheet">
                    {change.after === change.before ? "confirmed" : change.after}
                    {change.refused !== undefined && <span className="differences__mistake">{change.refused}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="match-columns__buttons">
        <button type="button" className="plain-button" onClick={onCancel}>
          Leave everything as it is
        </button>
        {canApply && (
          <button type="button" className="action-link action-link--button" onClick={() => void onApply()}>
            Change {count}
          </button>
        )}
      </div>
    </section>
  );
}

function figures(count: number): string {
  return `${count === 0 ? "No" : count} ${count < 2 ? "figure" : "figures"}`;
}
