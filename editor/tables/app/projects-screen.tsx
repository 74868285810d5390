import { useCallback, useEffect, useMemo, useState } from "react";
import { Failure } from "../../app/failure.tsx";
import { ScreenHead } from "../../app/screen-head.tsx";
import { download, wordsOf } from "../../app/api.ts";
import type { ScreenProps } from "../../app/screen-props.ts";
import { useUnsavedWarning } from "../../app/use-unsaved-warning.ts";
import { tellRepeated } from "./already-there.ts";
import { isKeptBy } from "./takings.ts";
import { finished } from "./words-instead.ts";
import { addKinds, arrangeRows } from "./ask-tables.ts";
import { emptyRow, filledDown, type CopiedColumn } from "./fill-down.ts";
import { FileButton } from "./file-button.tsx";
import { goToCell, keepFocusInView, showFromCell } from "./go-to-cell.ts";
import { MatchColumns, type ReadTable, type Taken } from "./match-columns.tsx";
import { ProjectRow } from "./project-row.tsx";
import { ProjectsPreview } from "./projects-preview.tsx";
import { readAsWords } from "./read-as-words.ts";
import { ProjectsSaveBar } from "./projects-save-bar.tsx";
import { withCommas, writtenInTwoWays } from "./two-ways.ts";
import { useOffer } from "./use-offer.ts";
import { useOtherTable } from "./use-other-table.ts";
import { useProjects } from "./use-projects.ts";
import { usePastedRows } from "./use-pasted-rows.ts";
import { useRemovedRow } from "./use-removed-row.ts";
import type { AddKinds } from "./words-of-column.tsx";

const areaColumn = 7;

/**
 * The projects of all regions as one table, into which rows of a spreadsheet can be pasted. The address may name a row, which
 * is then shown: `#/projects/12`.
 */
export function ProjectsScreen({ rest: sought }: ScreenProps) {
  const projects = useProjects();
  const { table, rows, checked, isChanged, shown, change } = projects;
  const [problem, setProblem] = useState<string>();
  const [isPreviewed, setPreviewed] = useState(false);
  const [remark, setRemark] = useState<string>();
  useUnsavedWarning(isChanged);
  const mistakesByRow = useMemo(() => Map.groupBy(checked?.mistakes ?? [], ({ row }) => row), [checked]);
  const twoWays = useMemo(
    () =>
      writtenInTwoWays(
        rows.map(({ cells }) => cells),
        areaColumn,
        "Area",
      ),
    [rows],
  );
  const { offer, offeredFor, note, take: takeOffer } = useOffer(projects);
  const changeCell = useCallback(
    (key: number, column: number, value: string, wrong: string | undefined) => {
      change((before) =>
        before.map((row) => (row.key === key ? { ...row, cells: row.cells.with(column, value) } : row)),
      );
      note(key, column, wrong);
    },
    [change, note],
  );
  const { remove, removedName, putBack, forget } = useRemovedRow(projects);
  // What was said of changes that are saved or discarded is not said of others.
  if (remark && !isChanged) setRemark(undefined);
  if (removedName && !isChanged) forget();
  const isOpen = table !== undefined;
  useEffect(() => {
    if (isOpen && sought) goToCell(document.querySelector(`[data-row="${Number(sought) - 1}"]`)?.id ?? "");
  }, [isOpen, sought]);
  useEffect(() => {
    if (shown !== undefined) showFromCell(`cell-${shown}-project`);
  }, [shown]);
  const attempt = async <Result,>(act: () => Promise<Result>): Promise<Result | undefined> => {
    setProblem(undefined);
    try {
      return await act();
    } catch (error) {
      setProblem(wordsOf(error));
      return undefined;
    }
  };
  const { other, turn, take, leave } = useOtherTable(attempt);
  const fill = (copied: CopiedColumn) =>
    attempt(async () => {
      const filled = await filledDown(
        rows.map(({ cells }) => cells),
        copied,
      );
      projects.fill(filled);
      const label = table?.columns[copied.column]?.label ?? "";
      setRemark(`${label} was filled in rows ${copied.row + 1} to ${copied.row + copied.cells.length}.`);
    });
  usePastedRows({
    onColumn: (copied) => void fill(copied),
    onTable: (text) => void take(new Blob([text])),
  });
  if (!table) return <p role="status">{projects.failure ?? "Opening …"}</p>;

  const arrange = ({ rows: others, matching, heading }: ReadTable) => arrangeRows(others, matching, heading);
  const put = (taken: Taken) =>
    attempt(async () => {
      const answer = await arrange(taken);
      const { taking, repeating, given } = taken;
      const kept = rows.filter(({ cells }) => isKeptBy(taking, cells));
      const coming = finished(answer.rows, taken);
      const { fresh, repeated } = tellRepeated(
        coming,
        kept.map(({ cells }) => cells),
        given,
      );
      const changed = new Map(
        repeating === "change" ? repeated.map(({ at, cells }) => [kept[at]!.key, cells] as const) : [],
      );
      setRemark(readAsWords(answer).join(" ") || undefined);
      projects.add(repeating === "add" ? coming : fresh, (cells) => isKeptBy(taking, cells), changed);
      leave();
    });
  const addWords: AddKinds = async (column, printed) => {
    const answer = await attempt(() => addKinds(column, printed));
    if (!answer) return undefined;
    projects.takeChoices(answer.choices);
    if (answer.outcome.outcome !== "refused") return answer.keys;
    setProblem("The words could not be added. Add them on the form of the page of projects.");
    return undefined;
  };
  const writeCommas = () =>
    projects.change((before) =>
      before.map((row) => ({
        ...row,
        cells: row.cells.map((cell, at) => (at === areaColumn ? withCommas(cell) : cell)),
      })),
    );
  const takeOut = (ending: "xlsx" | "csv") =>
    void attempt(() => download(`/api/tables/projects/export.${ending}`, `projects.${ending}`));
  return (
    <article className="tables-screen" aria-label="Projects">
      <ScreenHead title="Projects">
        {!other && (
          <p className="lead">
            Copy the rows in your spreadsheet and paste them anywhere on this page, or import the file. The state at the
            end of a location says which region a project is in. Its photographs are at the end of its row.
          </p>
        )}
      </ScreenHead>
      {!other && (
        <>
          <div className="tables-screen__tools">
            <FileButton
              label="Import Excel or CSV"
              accept=".xlsx,.csv,.tsv,.txt"
              onChoose={(file) => void take(file)}
            />
            <button type="button" className="plain-button" onClick={() => takeOut("xlsx")}>
              Export as Excel
            </button>
            <button type="button" className="plain-button" onClick={() => takeOut("csv")}>
              Export as CSV
            </button>
            <button type="button" className="plain-button" onClick={() => projects.add([emptyRow])}>
              Add a row
            </button>
            <button
              type="button"
              className="plain-button"
              aria-expanded={isPreviewed}
              onClick={() => setPreviewed(!isPreviewed)}
            >
              Preview
            </button>
          </div>
          <p className="small quiet">
            The rows are in the order of the regions. Those that you add are last until you open this page again.
          </p>
        </>
      )}
      {isPreviewed && !other && <ProjectsPreview rows={rows} saved={table.rows} />}
      <Failure words={problem} />
      {other && (
        <MatchColumns
          key={turn}
          other={other}
          columns={table.columns}
          choices={table.choices}
          there={rows.map(({ cells }) => cells)}
          onRead={arrange}
          onTake={put}
          onAddKinds={addWords}
          onCancel={leave}
        />
      )}
      {twoWays && (
        <p className="notice">
          {twoWays}{" "}
          <button type="button" className="quiet-button" onClick={writeCommas}>
            Write all with commas
          </button>
        </p>
      )}
      {remark && (
        <p className="notice" role="status">
          {remark}
        </p>
      )}
      {removedName && (
        <p className="notice">
          “{removedName}” is removed.{" "}
          <button type="button" className="quiet-button" onClick={putBack}>
            Put it back
          </button>
        </p>
      )}
      <div className="project-table" ref={keepFocusInView}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {table.columns.map(({ name, label }) => (
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
            {rows.map(({ key, cells, isNew = false }, index) => (
              <ProjectRow
                key={key}
                rowKey={key}
                isNew={isNew}
                index={index}
                cells={cells}
                columns={table.columns}
                choices={table.choices}
                mistakes={mistakesByRow.get(index) ?? noMistakes}
                photographs={isChanged ? undefined : table.paths[index]?.replace("projects/", "#/photographs/")}
                onChange={changeCell}
                {...(key === offeredFor && offer ? { offer, onUseForOthers: takeOffer } : {})}
                onRemove={remove}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!other && <ProjectsSaveBar projects={projects} />}
    </article>
  );
}

const noMistakes: readonly never[] = [];
