import { describeValues, withFieldName } from "../store/describe-changes.ts";

/** The differences between two tables. */
export interface RowChanges {
  /** `60 added, 2 changed`; `nothing` if there are none. */
  readonly words: string;
  /** One line per changed row, at most fifty. */
  readonly lines: readonly string[];
}

type Row = readonly string[];

const mostLines = 50;
/** The cells that identify a row when its other cells have changed. */
const knownBy = [0, 1, 2];

export interface RowChange {
  readonly what: "added" | "changed" | "removed";
  /** Its identifying cells: name, location and client. */
  readonly name: string;
  /** Its other cells' new values; absent unless it was changed. */
  readonly words?: string;
}

/** Compares tables. Rows with the same identifying cells are the same project. */
export function differentRows(before: readonly Row[], after: readonly Row[], columns: readonly string[]): RowChange[] {
  const left = Map.groupBy(before, (row) => JSON.stringify(row));
  const others = after.filter((row) => left.get(JSON.stringify(row))?.pop() === undefined);
  const gone = [...left.values()].flat();
  const nameOf = (row: Row) => knownBy.map((column) => row[column]).join(", ");
  const removed = new Set(gone);
  const goneByName = Map.groupBy(gone, nameOf);
  const changes = others.map((row): RowChange => {
    const name = nameOf(row);
    const former = goneByName.get(name)?.shift();
    if (!former) return { what: "added", name };
    removed.delete(former);
    const cells = row.flatMap((cell, column) =>
      cell === former[column]
        ? []
        : withFieldName(columns[column]!, describeValues({ at: [], before: former[column], after: cell })),
    );
    return { what: "changed", name, words: cells.join("; ") };
  });
  return [...changes, ...[...removed].map((row): RowChange => ({ what: "removed", name: nameOf(row) }))];
}

/** The same in words. */
export function rowChanges(before: readonly Row[], after: readonly Row[], columns: readonly string[]): RowChanges {
  const all = differentRows(before, after, columns);
  const numberOf = (kind: RowChange["what"]) => all.filter(({ what }) => what === kind).length;
  const lines = all.map(({ what, name, words }) =>
    what === "changed" ? `${name}: ${words}` : `${what === "added" ? "Added" : "Removed"}: ${name}`,
  );
  const counts = (["added", "changed", "removed"] as const).map((what) => [numberOf(what), what] as const);
  const words = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const isMoved = words.length === 0 && JSON.stringify(before) !== JSON.stringify(after);
  return {
    words: words.join(", ") || (isMoved ? "order changed" : "nothing"),
    lines: lines.slice(0, mostLines),
  };
}
