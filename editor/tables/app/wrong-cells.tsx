import type { CellMistake } from "../messages.ts";
import type { ProjectColumn } from "../project-columns.ts";
import { goToCell } from "./go-to-cell.ts";

interface WrongCellsProps {
  mistakes: readonly CellMistake[];
  rows: readonly { readonly key: number }[];
  columns: readonly ProjectColumn[];
}

/** Every cell that has to be corrected, with a way to it. By columns; what is said of several cells is said once. */
export function WrongCells({ mistakes, rows, columns }: WrongCellsProps) {
  const placeOf = (name: string) => columns.findIndex((column) => column.name === name);
  // A line stays where it is while another one is corrected, whatever the rows of its cells.
  const groups = [...Map.groupBy(mistakes, ({ column, message }) => `${column}: ${message}`)].toSorted(
    ([name, [one]], [otherName, [other]]) =>
      placeOf(one!.column) - placeOf(other!.column) || name.localeCompare(otherName),
  );
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label ?? name;
  return (
    <details className="notice notice--error" open>
      <summary>
        {mistakes.length === 1 ? "One cell has to be corrected" : `${mistakes.length} cells have to be corrected`}
      </summary>
      <ul>
        {groups.map(([name, [first, ...others]]) => {
          const { column, message } = first!;
          return (
            <li key={name}>
              {labelOf(column)}: {message}{" "}
              <span className="wrong-cells__rows">
                {[first!, ...others].map((mistake) => (
                  <button
                    key={mistake.row}
                    type="button"
                    className="quiet-button"
                    aria-label={`Row ${mistake.row + 1}, ${labelOf(column)}`}
                    onClick={goTo(mistake)}
                  >
                    Row {mistake.row + 1}
                  </button>
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </details>
  );

  function goTo({ row, column }: CellMistake) {
    return () => goToCell(`cell-${rows[row]?.key}-${column}`);
  }
}
