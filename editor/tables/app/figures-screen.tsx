import { useState, type ReactNode } from "react";
import { ScreenHead } from "../../app/screen-head.tsx";
import { download, wordsOf, type SaveOutcome } from "../../app/api.ts";
import { Outcome } from "../../app/outcome.tsx";
import { useFileNames } from "../../app/file-names.ts";
import type { ScreenProps } from "../../app/screen-props.ts";
import type { Cells, ComparedFigures } from "../messages.ts";
import { applyFigures, compareFigures, readOtherTable } from "./ask-tables.ts";
import { Differences } from "./differences.tsx";
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
  const apply = ({ rows, changes }: Compared) =>
    attempt(async () => {
      const refused = new Set(changes.flatMap((change) => (change.refused === undefined ? [] : [change.row])));
      const answer = await applyFigures(rows.filter((_, index) => !refused.has(index + 1)));
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
          Take the figures of all products out as a spreadsheet, correct the column “Value”, and bring it back. A row
          that you write for a figure a product does not have yet adds it to that card. You see every difference before
          anything changes.
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
