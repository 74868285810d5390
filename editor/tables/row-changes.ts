/** What differs between two tables. */
export interface RowChanges {
  readonly added: number;
  readonly removed: number;
  readonly changed: number;
  /** `60 added, 2 changed`; `nothing` if they are the same. */
  readonly words: string;
  /** One line for each row that differs, at most fifty. */
  readonly lines: readonly string[];
}

type Row = readonly string[];

const mostLines = 50;
/** The cells that a row is known by when others of it have changed. */
const knownBy = [0, 1, 2];

/** Compares tables. A row whose first cells are the same is the same project with other cells. */
export function rowChanges(before: readonly Row[], after: readonly Row[], columns: readonly string[]): RowChanges {
  const left = Map.groupBy(before, (row) => JSON.stringify(row));
  const others = after.filter((row) => left.get(JSON.stringify(row))?.pop() === undefined);
  const gone = [...left.values()].flat();
  const nameOf = (row: Row) => knownBy.map((column) => row[column]).join(", ");
  const lines: string[] = [];
  const removed = new Set(gone);
  let changed = 0;
  for (const row of others) {
    const former = gone.find((each) => removed.has(each) && nameOf(each) === nameOf(row));
    if (!former) {
      lines.push(`Added: ${nameOf(row)}`);
      continue;
    }
    removed.delete(former);
    changed += 1;
    const cells = row.flatMap((cell, column) =>
      cell === former[column] ? [] : [`${columns[column]}: “${former[column]}” is now “${cell}”`],
    );
    lines.push(`${nameOf(row)}: ${cells.join("; ")}`);
  }
  for (const row of removed) lines.push(`Removed: ${nameOf(row)}`);
  const added = others.length - changed;
  const counts = [
    [added, "added"],
    [changed, "changed"],
    [removed.size, "removed"],
  ] as const;
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const isMoved = words.length === 0 && JSON.stringify(before) !== JSON.stringify(after);
  return {
    added,
    changed,
    removed: removed.size,
    words: words.join(", ") || (isMoved ? "in another order" : "nothing"),
    lines: lines.slice(0, mostLines),
  };
}
