import { memo, type ChangeEvent } from "react";
import type { CellMistake, Cells, ProjectTable } from "../messages.ts";
import type { ProjectColumn } from "../project-columns.ts";
import type { Offer } from "./use-offer.ts";
import { WordOptions } from "./word-options.tsx";

interface ProjectRowProps {
  index: number;
  rowKey: number;
  cells: Cells;
  columns: readonly ProjectColumn[];
  choices: ProjectTable["choices"];
  mistakes: readonly CellMistake[];
  /** `wrong` is what a cell said before, if that was wrong. */
  onChange: (key: number, column: number, value: string, wrong: string | undefined) => void;
  /** What was corrected last can be used for other rows too. */
  offer?: Offer | undefined;
  onUseForOthers?: () => void;
  /** Where its photographs are; absent while something in the table is not saved. */
  photographs: string | undefined;
  /** It has come since the table was opened or saved. */
  isNew: boolean;
  onRemove: (key: number) => void;
}

const nothingWrong: readonly CellMistake[] = [];

/** One project, each of its cells a field. A row is drawn anew only if it has changed. */
export const ProjectRow = memo(function ProjectRow(props: ProjectRowProps) {
  const {
    index,
    rowKey,
    cells,
    columns,
    choices,
    mistakes = nothingWrong,
    photographs,
    isNew,
    offer,
    onChange,
    onUseForOthers,
    onRemove,
  } = props;
  return (
    <tr className={isNew ? "project-table__row--new" : undefined}>
      <th scope="row">
        {index + 1}
        {isNew && " "}
        {isNew && <span className="project-table__new">New</span>}
      </th>
      {columns.map(({ name, label }, column) => {
        const mistake = mistakes.find((each) => each.column === name);
        const id = `cell-${rowKey}-${name}`;
        const field = {
          id,
          "aria-label": `${label}, row ${index + 1}`,
          "aria-invalid": mistake ? true : undefined,
          "aria-describedby": mistake ? `${id}-mistake` : undefined,
          "data-row": index,
          "data-column": column,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            onChange(rowKey, column, target.value, mistake && cells[column]),
        };
        const words = choices[name];
        return (
          <td key={name} data-name={name}>
            {words ? (
              <select {...field} value={cells[column]}>
                {!Object.hasOwn(words, cells[column] ?? "") && (
                  <option value={cells[column]}>{cells[column] || "…"}</option>
                )}
                <WordOptions words={words} />
              </select>
            ) : (
              <input {...field} value={cells[column]} title={cells[column]} />
            )}
            {mistake && (
              <span id={`${id}-mistake`} className="project-table__mistake">
                {mistake.short ?? mistake.message}
              </span>
            )}
            {offer?.column === column && (
              <button
                type="button"
                className="quiet-button project-table__offer"
                onClick={() => {
                  document.getElementById(id)?.focus();
                  onUseForOthers?.();
                }}
              >
                {offer.count === 1 ? "Use for the other row" : `Use for all ${offer.count} other rows`} with “
                {offer.from}”
              </button>
            )}
          </td>
        );
      })}
      <td>
        {photographs && (
          <a className="quiet-button" href={photographs}>
            Photographs<span className="visually-hidden"> of row {index + 1}</span>
          </a>
        )}
        <button type="button" className="quiet-button" onClick={() => onRemove(rowKey)}>
          Remove<span className="visually-hidden"> row {index + 1}</span>
        </button>
      </td>
    </tr>
  );
});
