import { kindsFromNames, nameColumns } from "../kinds-from-names.ts";
import type { ProjectColumn } from "../project-columns.ts";
import type { NamedColumn } from "./column-choice.tsx";

/** A column of the other table that several of ours are read from. */
interface UsedTwice {
  readonly name: string;
  /** What ours are called. */
  readonly labels: readonly string[];
}

/** The columns of the other table that are used more than once, but for names from which a kind is read. */
export function columnsUsedTwice(
  columns: readonly ProjectColumn[],
  places: readonly (number | null)[],
  names: readonly NamedColumn[],
): UsedTwice[] {
  const read = kindsFromNames(places);
  const fromNames = new Set(nameColumns.filter(({ kind }) => read.includes(kind)).map(({ ours }) => ours));
  return [...Map.groupBy(columns.keys(), (index) => places[index] ?? null)].flatMap(([at, ours]) => {
    const name = names.find((each) => each.at === at)?.name;
    const others = ours.filter((index) => !fromNames.has(index));
    if (name === undefined || others.length < 2) return [];
    return [{ name, labels: ours.map((index) => columns[index]!.label) }];
  });
}
