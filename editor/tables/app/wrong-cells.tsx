import { useRef, useState } from "react";
import { useFileNames } from "../../app/file-names.ts";
import type { CellMistake, ProjectTable } from "../messages.ts";
import { projectColumns } from "../project-columns.ts";
import { goToCell } from "./project-row.tsx";
import type { KeyedRow, Replacement } from "./keyed-rows.ts";

interface WrongCellsProps {
  mistakes: readonly CellMistake[];
  rows: readonly KeyedRow[];
  table: ProjectTable;
  /** Replaces words, each in every row that has it in its column. */
  onReplace: (replacements: readonly Replacement[]) => void;
}

/** Columns from which a word can be removed without a replacement. */
const maybeEmpty = new Set(["year", "area", "products", "page", "photographs"]);

/** The two possible meanings of a cell, by their names; undefined for other cells. */
function meaningsOf({ column, word }: CellMistake): Readonly<Record<string, string>> | undefined {
  if (column === "area" && /^\d[\d,.]*$/.test(word)) return { "m²": `${word} m²`, "sq ft": `${word} sq ft` };
  if (column !== "year") return undefined;
  const [, first, second] = /^(?:F\.?Y\.?)? ?['’]?((?:19|20)?\d\d) ?[-–/] ?((?:19|20)?\d\d)$/i.exec(word) ?? [];
  const [, end] = /^F\.?Y\.? ?['’]?((?:20)?\d\d)$/i.exec(word) ?? [];
  const next = Number(second ?? end) + (Number(second ?? end) < 100 ? 2000 : 0);
  const isFinancialYear = first === undefined ? end !== undefined : String(next - 1).endsWith(first);
  return isFinancialYear ? { "First year": String(next - 1), "Second year": String(next) } : undefined;
}

const unclear: Readonly<Record<string, readonly [one: string, several: string]>> = {
  area: ["area has no unit", "areas have no unit"],
  year: ["year is a financial year", "years are financial years"],
};

/** Shows the list of wrong cells, which may be far above the visible rows. */
export function goToWrongCells(): void {
  document.querySelector<HTMLElement>(".wrong-cells > summary")?.focus();
}

/** All cells that cannot be saved, each with a link. The same value in several rows is replaced in one step. */
export function WrongCells({ mistakes, rows, table, onReplace }: WrongCellsProps) {
  const summary = useRef<HTMLElement>(null);
  const nameOf = useFileNames();
  const withMeanings = mistakes.filter((mistake) => meaningsOf(mistake) !== undefined);
  const others = mistakes.filter((mistake) => !withMeanings.includes(mistake));
  const groups = [...Map.groupBy(others, ({ column, word, message }) => JSON.stringify([column, word, message]))];
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const keyOf = ({ column, word }: CellMistake) => JSON.stringify([column, word]);
  // A text is corrected in place, so that no part of it is lost.
  const isText = ({ column }: CellMistake) => column !== "products" && !(column in table.choices);
  const replacementOf = (mistake: CellMistake) =>
    chosen[keyOf(mistake)] ?? mistake.suggestion ?? (isText(mistake) ? mistake.word : "");
  const ready = others.flatMap((mistake) => {
    const replacement = replacementOf(mistake).trim();
    return replacement === "" || replacement === mistake.word
      ? []
      : [{ column: mistake.column, word: mistake.word, replacement }];
  });
  const replaceAll = (replacements: readonly Replacement[]) => {
    onReplace(replacements);
    summary.current?.focus();
  };
  return (
    <details className="notice notice--error wrong-cells" open>
      <summary ref={summary} tabIndex={0}>
        {mistakes.length === 1 ? "Correct one cell" : `Correct ${mistakes.length} cells`}
      </summary>
      {[...Map.groupBy(withMeanings, ({ column }) => column)].map(([column, ofColumn]) => {
        const [one, several] = unclear[column]!;
        const isOneWord = ofColumn.every(({ word }) => word === ofColumn[0]!.word);
        return (
          <div key={column} className="wrong-cells__replace">
            <p>{ofColumn.length === 1 ? `One ${one}. Use:` : `${ofColumn.length} ${several}. Use for all:`}</p>
            {Object.entries(meaningsOf(ofColumn[0]!)!).map(([name, meant]) => (
              <button
                key={name}
                type="button"
                className="plain-button"
                onClick={() =>
                  replaceAll(
                    ofColumn.map((each) => ({ column, word: each.word, replacement: meaningsOf(each)![name]! })),
                  )
                }
              >
                {isOneWord ? meant : column === "year" ? `${name}, such as ${meant}` : name}
              </button>
            ))}
          </div>
        );
      })}
      <ul>
        {groups.map(([key, ofGroup]) => {
          const { column, word, message } = ofGroup[0]!;
          const label = projectColumns.find(({ name }) => name === column)?.label ?? nameOf(column).name;
          return (
            <li key={key}>
              {label}: {message}{" "}
              {ofGroup
                .filter(({ row }) => row >= 0)
                .map(({ row }) => (
                  <button
                    key={row}
                    type="button"
                    className="quiet-button"
                    aria-label={`Row ${row + 1}, ${label}`}
                    onClick={() => goToCell(`cell-${rows[row]?.key}-${column}`)}
                  >
                    Row {row + 1}
                  </button>
                ))}
              {word !== "" && (
                <ReplaceAll
                  word={word}
                  replacement={replacementOf(ofGroup[0]!)}
                  onChoose={(replacement) => setChosen({ ...chosen, [keyOf(ofGroup[0]!)]: replacement })}
                  count={ofGroup.length}
                  onRemove={maybeEmpty.has(column) ? () => replaceAll([{ column, word, replacement: "" }]) : undefined}
                  allowed={
                    column === "products"
                      ? table.productNames.map((name) => [name, name])
                      : Object.entries(table.choices[column] ?? {}).filter(([allowed]) => allowed !== "")
                  }
                  onReplace={(replacement) => replaceAll([{ column, word, replacement }])}
                />
              )}
            </li>
          );
        })}
      </ul>
      {ready.length > 1 && (
        <p>
          <button type="button" className="plain-button" onClick={() => replaceAll(ready)}>
            Make these {ready.length} replacements
          </button>
        </p>
      )}
    </details>
  );
}

interface ReplaceAllProps {
  word: string;
  replacement: string;
  onChoose: (replacement: string) => void;
  /** The number of rows with it. */
  count: number;
  /** The allowed words with printed forms; empty if any text is allowed. */
  allowed: readonly (readonly string[])[];
  onReplace: (replacement: string) => void;
  /** Absent if the cell must not be empty. */
  onRemove: (() => void) | undefined;
}

function ReplaceAll({ word, replacement, onChoose, count, allowed, onReplace, onRemove }: ReplaceAllProps) {
  const field = {
    "aria-label": `Replace “${word}” with`,
    className: "text-field__control",
    value: replacement,
  };
  return (
    <form
      className="wrong-cells__replace"
      onSubmit={(event) => {
        event.preventDefault();
        onReplace(replacement.trim());
      }}
    >
      {allowed.length > 0 ? (
        <select {...field} onChange={({ target }) => onChoose(target.value)}>
          <option value="">Choose a replacement</option>
          {allowed.map(([key, printed]) => (
            <option key={key} value={key}>
              {printed}
            </option>
          ))}
        </select>
      ) : (
        <input {...field} placeholder="Correct value" onChange={({ target }) => onChoose(target.value)} />
      )}
      <button type="submit" className="plain-button" disabled={["", word].includes(replacement.trim())}>
        Replace{count > 1 && ` in all ${count} rows`}
      </button>
      {onRemove && (
        <button type="button" className="plain-button" aria-label={`Remove “${word}”`} onClick={onRemove}>
          Remove
        </button>
      )}
    </form>
  );
}
