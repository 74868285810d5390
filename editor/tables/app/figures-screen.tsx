import { useState } from "react";
import { ask, download, type SaveOutcome } from "../../app/api.ts";
import { Outcome } from "../../app/outcome.tsx";
import { ScreenHead } from "../../app/screen-head.tsx";
import type { ScreenProps } from "../../app/screen-props.ts";
import type { ComparedFigures, OtherTable } from "../messages.ts";
import { Differences } from "./differences.tsx";
import { useSpreadsheet } from "./use-spreadsheet.tsx";

/** Exports the figures of all products as a spreadsheet, and imports them after a review of the differences. */
export function FiguresScreen({ files, onSaved }: ScreenProps) {
  const [category, setCategory] = useState("");
  const [other, setOther] = useState<OtherTable & { readonly compared: ComparedFigures }>();
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const compare = async (table: OtherTable) => {
    const { rows } = table;
    setOther({ ...table, compared: await ask<ComparedFigures>("/api/tables/figures/compare", { rows }) });
  };
  const { attempt, importButton, notices } = useSpreadsheet(async (table) => {
    setOutcome(undefined);
    await compare(table);
  });
  const show = async (answer: SaveOutcome) => {
    setOutcome(answer);
    await onSaved();
  };
  const apply = () =>
    attempt(async () => {
      if (!other) return;
      const { rows, compared } = other;
      const refused = new Set(compared.changes.filter((change) => change.refused !== undefined).map(({ row }) => row));
      const accepted = rows.filter((_, index) => !refused.has(index + 1));
      const answer = await ask<SaveOutcome>("/api/tables/figures/apply", { rows: accepted, version: compared.version });
      if (answer.outcome === "changed elsewhere") await compare(other);
      else if (answer.outcome !== "refused") setOther(undefined);
      await show(answer);
    });
  const isRefused = outcome?.outcome === "refused" || outcome?.outcome === "changed elsewhere";
  return (
    <article className="tables-screen" aria-label="Figures in bulk">
      <ScreenHead title="Figures in bulk">
        <p className="lead">
          Export the figures as a spreadsheet, edit the column “Value”, and import it again. To add a figure, add a row
          with the product, one of its specifications and the name of the figure. You can check every change before it
          is saved.
        </p>
      </ScreenHead>
      <div className="tables-screen__tools">
        <select
          className="text-field__control figures-to-export"
          aria-label="Products to export"
          value={category}
          onChange={({ target }) => setCategory(target.value)}
        >
          <option value="">All products</option>
          {files
            .filter(({ schema }) => schema === "category")
            .map(({ path, title }) => (
              <option key={path} value={idOf(path)}>
                {title}
              </option>
            ))}
        </select>
        <button
          type="button"
          className="plain-button"
          onClick={() =>
            void attempt(() => download(`/api/tables/figures/export.xlsx?category=${category}`, "figures.xlsx"))
          }
        >
          Export as Excel
        </button>
        {importButton}
      </div>
      {notices}
      {outcome && (
        <div className={isRefused ? "notice notice--error" : "notice"} role={isRefused ? "alert" : "status"}>
          <Outcome key={outcome.outcome} outcome={outcome} onUndone={show} elsewhere={changedElsewhere} saysMistakes />
        </div>
      )}
      {other && <Differences {...other} onApply={apply} onCancel={() => setOther(undefined)} />}
    </article>
  );
}

/** `wallPanels` for `categories/wallPanels.yaml` */
function idOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".yaml".length);
}

const changedElsewhere = (
  <p>
    Not saved: someone else has changed a product since you imported the spreadsheet. Check the list of changes again.
  </p>
);
