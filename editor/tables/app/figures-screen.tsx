import { useState, type ReactNode } from "react";
import { ScreenHead } from "../../app/screen-head.tsx";
import { download, wordsOf, type SaveOutcome } from "../../app/api.ts";
import { Outcome } from "../../app/outcome.tsx";
import { useFileNames } from "../../app/file-names.ts";
import type { ScreenProps } from "../../app/screen-props.ts";
import type { Cells, ComparedFigures } from "../messages.ts";
import { applyFigures, compareFigures, readOtherTable } from "./ask-tables.ts";
import { FileButton } from "./file-button.tsx";

interface Compared extends ComparedFigures {
  readonly rows: readonly Cells[];
}

/** Takes the figures of all products out as a spreadsheet, and in again once the differences have been seen. */
export function FiguresScreen({ onSaved }: ScreenProps) {
  const nameOf = useFileNames();
  const [compared, setCompared] = useState<Compared>();
  const [said, setSaid] = useState<{ words: ReactNode; isProblem: boolean }>();
  const attempt = async (act: () => Promise<void>) => {
    setSaid(undefined);
    try {
      await act();
    } catch (error) {
      setSaid({ words: wordsOf(error), isProblem: true });
    }
  };
  const show = async (answer: SaveOutcome) => {
    const words = <Outcome key={answer.outcome} outcome={answer} onTakenBack={show} elsewhere={null} saysMistakes />;
    setSaid({ words, isProblem: false });
    await onSaved();
  };
  const compare = (file: File) =>
    attempt(async () => {
      const { rows } = await readOtherTable(file);
      setCompared({ rows, ...(await compareFigures(rows)) });
    });
  const apply = ({ rows }: Compared) =>
    attempt(async () => {
      const answer = await applyFigures(rows);
      if (answer.outcome === "refused") {
        const words = answer.mistakes.map(({ path, message }) => `${nameOf(path).name}: ${message}`);
        return setSaid({ words: `Nothing was changed. ${words.join(" ")}`, isProblem: true });
      }
      setCompared(undefined);
      await show(answer);
    });
  return (
    <article className="tables-screen" aria-label="Figures in bulk">
      <ScreenHead title="Figures in bulk">
        <p className="lead">
          Take the figures of all products out as a spreadsheet, correct the column “Value”, and bring it back. You see
          every difference before anything changes.
        </p>
      </ScreenHead>
      <div className="tables-screen__tools">
        <button
          type="button"
          className="plain-button"
          onClick={() => void attempt(() => download("/api/tables/figures/export.xlsx", "figures.xlsx"))}
        >
          Take the figures out
        </button>
        <FileButton label="Bring a spreadsheet in" accept=".xlsx,.csv,.tsv" onChoose={(file) => void compare(file)} />
      </div>
      {said && (
        <div className={said.isProblem ? "notice notice--error" : "notice"} role={said.isProblem ? "alert" : "status"}>
          {said.words}
        </div>
      )}
      {compared && (
        <Differences compared={compared} onApply={() => apply(compared)} onCancel={() => setCompared(undefined)} />
      )}
    </article>
  );
}

interface DifferencesProps {
  compared: Compared;
  onApply: () => Promise<void>;
  onCancel: () => void;
}

/** Every figure that the spreadsheet would change, before it does. */
function Differences({ compared: { changes, unknown }, onApply, onCancel }: DifferencesProps) {
  const nameOf = useFileNames();
  const count = `${changes.length} ${changes.length === 1 ? "figure" : "figures"}`;
  return (
    <section className="differences" aria-label="Differences">
      <h2>{changes.length === 0 ? "No figure is different" : `${count} would change`}</h2>
      {unknown.length > 0 && (
        <p className="notice">No product has these rows, and they are left out: {unknown.slice(0, 10).join("; ")}.</p>
      )}
      {changes.length > 0 && (
        <div className="differences__table">
          <table>
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col">Figure</th>
                <th scope="col">Now</th>
                <th scope="col">In the spreadsheet</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ path, product, card, figure, before, after }) => (
                <tr key={`${product} ${card} ${figure}`}>
                  <th scope="row">{nameOf(path).name}</th>
                  <td>
                    {figure}
                    <span className="quiet">, {card}</span>
                  </td>
                  <td data-label="Now">{before}</td>
                  <td data-label="In the spreadsheet">{after === before ? "confirmed" : after}</td>
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
        {changes.length > 0 && (
          <button type="button" className="action-link action-link--button" onClick={() => void onApply()}>
            Change {count}
          </button>
        )}
      </div>
    </section>
  );
}
