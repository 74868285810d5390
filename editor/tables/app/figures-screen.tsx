import { useState, type ReactNode } from "react";
import { download, wordsOf, type SaveOutcome } from "../../app/api.ts";
import { Outcome } from "../../app/outcome.tsx";
import { ScreenHead } from "../../app/screen-head.tsx";
import type { ScreenProps } from "../../app/screen-props.ts";
import type { Cells, ComparedFigures, UnreadCell } from "../messages.ts";
import { applyFigures, compareFigures } from "./ask-tables.ts";
import { Differences } from "./differences.tsx";
import { FileButton } from "./file-button.tsx";
import { useSheetChoice } from "./use-sheet-choice.tsx";

interface Compared {
  readonly rows: readonly Cells[];
  readonly unread: readonly UnreadCell[];
  readonly compared: ComparedFigures;
}

/** Exports the figures of all products as a spreadsheet, and imports them after a review of the differences. */
export function FiguresScreen({ onSaved }: ScreenProps) {
  const [other, setOther] = useState<Compared>();
  const [said, setSaid] = useState<{ words: ReactNode; isProblem: boolean }>();
  const { sheetDialog, readFile } = useSheetChoice();
  const attempt = async (act: () => Promise<void>) => {
    setSaid(undefined);
    await act().catch((error: unknown) => setSaid({ words: wordsOf(error), isProblem: true }));
  };
  const show = async (answer: SaveOutcome) => {
    const words = <Outcome key={answer.outcome} outcome={answer} onUndone={show} elsewhere={null} saysMistakes />;
    setSaid({ words, isProblem: answer.outcome === "refused" });
    await onSaved();
  };
  const open = (file: File) =>
    attempt(async () => {
      const read = await readFile(file);
      if (read) setOther({ ...read, compared: await compareFigures(read.rows) });
    });
  const apply = ({ rows, compared }: Compared) =>
    attempt(async () => {
      const refused = new Set(compared.changes.filter((change) => change.refused !== undefined).map(({ row }) => row));
      const answer = await applyFigures(rows.filter((_, index) => !refused.has(index + 1)));
      if (answer.outcome !== "refused") setOther(undefined);
      await show(answer);
    });
  return (
    <article className="tables-screen" aria-label="Figures in bulk">
      <ScreenHead title="Figures in bulk">
        <p className="lead">
          Export the figures of all products as a spreadsheet, edit the column “Value”, and import it again. To give a
          product a new figure, add a row. You can review every change before it is saved.
        </p>
      </ScreenHead>
      <div className="tables-screen__tools">
        <button
          type="button"
          className="plain-button"
          onClick={() => void attempt(() => download("/api/tables/figures/export.xlsx", "figures.xlsx"))}
        >
          Export as Excel
        </button>
        <FileButton label="Import Excel or CSV" onChoose={(file) => void open(file)} />
      </div>
      {said && (
        <div className={said.isProblem ? "notice notice--error" : "notice"} role={said.isProblem ? "alert" : "status"}>
          {said.words}
        </div>
      )}
      {sheetDialog}
      {other && <Differences {...other} onApply={() => apply(other)} onCancel={() => setOther(undefined)} />}
    </article>
  );
}
