import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ask, download } from "../../app/api.ts";
import { ScreenHead } from "../../app/screen-head.tsx";
import type { ScreenProps } from "../../app/screen-props.ts";
import { useUnsavedWarning } from "../../app/use-unsaved-warning.ts";
import type { Cells, ImportedProjects, UnreadCell } from "../messages.ts";
import { emptyRow, placeOf, projectColumns, rowsOfColumn } from "../project-columns.ts";
import { ImportRows } from "./import-rows.tsx";
import { keyed, mergeRows, replacedIn, type KeyedRow, type Replacement } from "./keyed-rows.ts";
import { goToCell, ProjectRow } from "./project-row.tsx";
import { ProjectsPreview } from "./projects-preview.tsx";
import { ProjectsSaveBar } from "./projects-save-bar.tsx";
import { usePaste } from "./use-paste.ts";
import { useProjects } from "./use-projects.ts";
import { useSpreadsheet } from "./use-spreadsheet.tsx";
import { goToWrongCells, WrongCells } from "./wrong-cells.tsx";

interface Import {
  readonly imported: ImportedProjects;
  readonly unread: readonly UnreadCell[];
}

const noMistakes: readonly never[] = [];
const importRows = (rows: readonly Cells[]) => ask<ImportedProjects>("/api/tables/projects/import", { rows });

/**
 * The projects of all regions as one table, into which spreadsheet rows can be pasted. The address may name a row to show: `#/projects/12`.
 */
export function ProjectsScreen({ rest: sought, onSaved }: ScreenProps) {
  const projects = useProjects(onSaved);
  const { table, rows, checked, isChanged, change } = projects;
  const [isPreviewed, setPreviewed] = useState(false);
  const [other, setOther] = useState<Import>();
  useUnsavedWarning(isChanged);
  const mistakes = checked?.mistakes ?? noMistakes;
  const mistakesByRow = useMemo(() => Map.groupBy(mistakes, ({ row }) => row), [mistakes]);
  /** The table after an import, until the list of its wrong cells is shown. */
  const justImported = useRef<readonly KeyedRow[]>(undefined);
  useEffect(() => {
    if (!projects.isChecked || justImported.current !== rows) return;
    justImported.current = undefined;
    if (mistakes.length > 0) goToWrongCells();
  }, [projects.isChecked, rows, mistakes]);
  const isOpen = table !== undefined;
  useEffect(() => {
    if (isOpen && sought) goToCell(document.querySelector(`[data-row="${Number(sought) - 1}"]`)?.id ?? "");
  }, [isOpen, sought]);
  const changeCell = useCallback(
    (key: number, column: number, value: string) =>
      change((before) =>
        before.map((row) => (row.key === key ? { ...row, cells: row.cells.with(column, value) } : row)),
      ),
    [change],
  );
  const remove = useCallback(
    (key: number) => change((before) => before.filter((row) => row.key !== key), "Row removed. This is not saved yet."),
    [change],
  );
  const { attempt, readFile, importButton, notices } = useSpreadsheet(async ({ rows: read, unread }) =>
    setOther({ imported: await importRows(read), unread }),
  );
  const fill = (copied: readonly string[], first: number, column: number) =>
    attempt(async () => {
      const { rows: filled } = await importRows(rowsOfColumn(copied, column));
      const end = first + filled.length;
      const added = keyed(
        Array.from({ length: Math.max(0, end - rows.length) }, () => emptyRow),
        true,
      );
      change(
        (before) =>
          [...before, ...added].map((row, index) => {
            const cell = filled[index - first]?.[column];
            return cell === undefined ? row : { ...row, cells: row.cells.with(column, cell) };
          }),
        `${projectColumns[column]!.label} is filled in ${filled.length === 1 ? "row" : `rows ${first + 1} to`} ${end}.`,
      );
    });
  usePaste({
    onColumn: (cells, row, column) => void fill(cells, row, column),
    onTable: (text) => void readFile(new Blob([text])),
  });
  /** Appends rows and shows the first of them. */
  const showFirst = (added: readonly { key: number; isNew?: boolean }[]) => {
    const first = added.find(({ isNew }) => isNew);
    if (first) requestAnimationFrame(() => goToCell(`cell-${first.key}-project`));
  };
  const addRow = () => {
    const added = keyed([emptyRow], true);
    change((before) => [...before, ...added]);
    showFirst(added);
  };
  if (!table) return <p role="status">{projects.failure ?? "Opening …"}</p>;
  /** Replaces words by others, which are read like pasted cells. */
  const replace = (replacements: readonly Replacement[]) =>
    attempt(async () => {
      const pasted = replacements.flatMap(({ column, replacement }) => rowsOfColumn([replacement], placeOf(column)));
      const { rows: read } = await importRows(pasted);
      const meant = replacements.map((each, index) => ({ ...each, replacement: read[index]![placeOf(each.column)]! }));
      const [first, ...more] = meant;
      const done = first?.replacement === "" ? "removed" : "replaced";
      const words = more.length > 0 ? "Cells replaced." : `“${first?.word}” ${done}.`;
      change(
        (before) => before.map((row) => ({ ...row, cells: meant.reduce(replacedIn, row.cells) })),
        `${words} This is not saved yet.`,
      );
    });
  const tool = (words: string, onClick: () => void) => (
    <button type="button" className="plain-button" onClick={onClick}>
      {words}
    </button>
  );
  const get = (file: string, name: string) => void attempt(() => download(`/api/tables/projects/${file}`, name));
  return (
    <article className="tables-screen" aria-label="Projects">
      <ScreenHead title="Projects">
        <p className="lead">
          Copy rows in Excel and paste them anywhere on this page, or import the file. End each location with its state,
          such as Pune, Maharashtra. To add photographs, save the projects, and choose “Photographs” at the end of a
          row.
        </p>
      </ScreenHead>
      <div className="tables-screen__tools">
        {importButton}
        {tool("Download a template", () => get("template.xlsx", "projects-template.xlsx"))}
        {tool("Export as Excel", () => get("export.xlsx", "projects.xlsx"))}
        {tool("Export as CSV", () => get("export.csv", "projects.csv"))}
        {tool("Add a row", addRow)}
        {tool(isPreviewed ? "Close the preview" : "Preview", () => setPreviewed(!isPreviewed))}
      </div>
      {isPreviewed && <ProjectsPreview rows={rows} saved={table.rows} />}
      {notices}
      {other && (
        <ImportRows
          {...other}
          present={rows}
          onImport={(mode) => {
            const merged = mergeRows(rows, other.imported.rows, mode);
            change(() => merged, "The rows are in the table, but not saved yet.");
            setOther(undefined);
            showFirst(merged);
            justImported.current = merged;
          }}
          onCancel={() => setOther(undefined)}
        />
      )}
      {projects.step && (
        <p className="notice" role="status">
          {projects.step.words}{" "}
          <button type="button" className="quiet-button" onClick={projects.undo}>
            Undo
          </button>
        </p>
      )}
      {mistakes.length > 0 && (
        <WrongCells
          mistakes={mistakes}
          rows={rows}
          table={table}
          onReplace={(replacements) => void replace(replacements)}
        />
      )}
      <div className="project-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {projectColumns.map(({ name, label }) => (
                <th key={name} scope="col" data-name={name}>
                  {label}
                </th>
              ))}
              <th scope="col">
                <span className="visually-hidden">Photographs, remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <ProjectRow
                key={row.key}
                index={index}
                row={row}
                choices={table.choices}
                mistakes={mistakesByRow.get(index) ?? noMistakes}
                photographs={isChanged ? undefined : table.paths[index]?.replace("projects/", "#/photographs/")}
                onChange={changeCell}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ProjectsSaveBar projects={projects} />
    </article>
  );
}
