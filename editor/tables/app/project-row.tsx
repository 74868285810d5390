import { memo, type ChangeEvent } from "react";
import type { CellMistake, ProjectTable } from "../messages.ts";
import { projectColumns } from "../project-columns.ts";
import type { KeyedRow } from "./keyed-rows.ts";

interface ProjectRowProps {
  index: number;
  row: KeyedRow;
  choices: ProjectTable["choices"];
  mistakes: readonly CellMistake[];
  /** The address of its photographs; absent while the table has unsaved changes. */
  photographs: string | undefined;
  onChange: (key: number, column: number, value: string) => void;
  onRemove: (key: number) => void;
}

/** A project with a field per cell. A row is rendered again only if it has changed. */
export const ProjectRow = memo(function ProjectRow(props: ProjectRowProps) {
  const { index, row, choices, mistakes, photographs, onChange, onRemove } = props;
  const { key, cells, isNew = false } = row;
  return (
    <tr>
      <th scope="row">
        {index + 1}
        {isNew && <span className="project-table__new"> New</span>}
      </th>
      {projectColumns.map(({ name, label }, column) => {
        const ofCell = mistakes.filter((each) => each.column === name);
        const id = `cell-${key}-${name}`;
        const value = cells[column] ?? "";
        const field = {
          id,
          value,
          "aria-label": `${label}, row ${index + 1}`,
          "aria-invalid": ofCell.length > 0 ? true : undefined,
          "aria-describedby": ofCell.length > 0 ? `${id}-mistake` : undefined,
          "data-row": index,
          "data-column": column,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            onChange(key, column, target.value),
        };
        const words = choices[name];
        return (
          <td key={name} data-name={name}>
            {words ? (
              <select {...field}>
                {!Object.hasOwn(words, value) && <option value={value}>{value || "…"}</option>}
                {Object.entries(words).map(([word, printed]) => (
                  <option key={word} value={word}>
                    {printed}
                  </option>
                ))}
              </select>
            ) : (
              <input {...field} title={value} />
            )}
            {ofCell.length > 0 && (
              <span id={`${id}-mistake`} className="project-table__mistake">
                {/* The allowed words are in the field's list, and above the table. */}
                {ofCell.map(({ message }) => message.replace(/(?<=”.*\.) Choose .*/, "")).join(" ")}
              </span>
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
        <button type="button" className="quiet-button" onClick={() => onRemove(key)}>
          Remove<span className="visually-hidden"> row {index + 1}</span>
        </button>
      </td>
    </tr>
  );
});

/** Shows and focuses a cell of the table and selects its text, so that typing replaces it. */
export function goToCell(id: string): void {
  const cell = document.getElementById(id);
  cell?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  cell?.focus({ preventScroll: true });
  if (cell instanceof HTMLInputElement) cell.select();
}
